import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Problem } from '../../../model';
import { toPosix } from '../../files/paths';
import { tableSource, type LoadCompiler } from './api-program';
import { isTyped } from './complete-tables';
import { formatJson } from '../../files/format-json';
import { hashFile, hashText, readText } from '../../files/hash-text';
import { parseJson } from '../../files/parse-json';
import { READER_VERSION, readApi, type ApiFacts, type ApiInput } from './read-api';
import { runInThread } from './run-in-thread';

/** Facts, and what they come from. Holds no path of a machine, so that it can be kept in version control. */
interface FactsRecord {
  /** Hash of what the facts depend on beside files. */
  input: string;
  /** Hash of each file as it was read, by path from the site's root. */
  files: Record<string, string>;
  /** What wasn't there, though it was looked for: a package without types. */
  absent: string[];
  facts: ApiFacts;
}

/** The record that a site keeps in version control, from its root. */
export const RECORD = 'api-facts.json';
/** The record of the last reading. */
const CACHE = '.site/api.json';

/** Facts of a library. */
export interface KeptFacts {
  facts: ApiFacts;
  /** What the author should know of the record in version control. */
  note?: string;
}

/**
 * The facts from `api-facts.json`, or else from `.site/api.json`, if every text that they come from is as it was. Otherwise they
 * are read with the compiler, which takes seconds, and kept in `.site/api.json`.
 * @param loadCompiler brings the compiler, where it is there already; without it, a thread does.
 */
export async function keptFacts(input: ApiInput, loadCompiler?: LoadCompiler): Promise<KeptFacts> {
  const text = readText(path.join(input.root, RECORD));
  const record = parseJson<FactsRecord>(text);
  if (record && isCurrent(record, input)) return { facts: record.facts };
  const { facts } = await cachedRecord(input, loadCompiler);
  const state = text === undefined ? `There is no ${RECORD}` : `${RECORD} is outdated`;
  return {
    facts,
    note: `${state}: the API facts come from the compiler, which takes seconds. Run "live-docs check --write" and commit ${RECORD}.`,
  };
}

/**
 * Compares `api-facts.json` with what the compiler reads.
 * @param write true to write the file if it differs or doesn't exist.
 * @returns a problem if it differs; none if the site doesn't have the file.
 */
export async function checkRecord(input: ApiInput, loadCompiler: LoadCompiler, write: boolean): Promise<Problem[]> {
  const file = path.join(input.root, RECORD);
  const text = formatJson(await cachedRecord(input, loadCompiler));
  const recorded = readText(file)?.replaceAll('\r\n', '\n');
  if (recorded === text) return [];
  if (write) writeFileSync(file, text);
  if (write || recorded === undefined) return [];
  return [
    {
      file: RECORD,
      found: 'the facts differ from what the compiler reads',
      expected: 'the facts of this version of the library and of these demos',
      fix: 'Run "live-docs check --write" and commit the file',
    },
  ];
}

async function cachedRecord(input: ApiInput, loadCompiler?: LoadCompiler): Promise<FactsRecord> {
  const file = path.join(input.root, CACHE);
  const cached = parseJson<FactsRecord>(readText(file));
  if (cached && isCurrent(cached, input)) return cached;
  const { facts, filesRead, absent } = loadCompiler
    ? readApi(await loadCompiler(), input)
    : await runInThread('read-api', 'readApi', input);
  // The hashes are those of the texts that were read: an edit made meanwhile makes the facts outdated, as it should.
  const files = Object.entries(filesRead).map(([name, hash]) => [toPosix(input.root, name), hash] as const);
  const record = {
    input: describe(input),
    files: Object.fromEntries(files.sort(byName)),
    absent: absent.map((name) => toPosix(input.root, name)).sort(),
    facts,
  };
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(record satisfies FactsRecord));
  return record;
}

const byName = ([a]: readonly [string, string], [b]: readonly [string, string]) => (a < b ? -1 : 1);

/** What the facts depend on beside files: the descriptions' types, the list of demos, and the reader's version. */
function describe({ root, libraries, written, asked, demoFiles }: ApiInput): string {
  const tables = [...written.values()].map((one) => [
    one.filename,
    isTyped(one) ? tableSource(one) : one.id,
    one.given,
    one.extends,
    Object.entries(one.properties).flatMap(([name, { see }]) => (see ? [name, see] : [])),
  ]);
  const paths = (files: readonly string[]) => files.map((file) => toPosix(root, file));
  const targets = libraries.aliases.map(({ name, target }) => [name, toPosix(root, target)]);
  const names = libraries.all.map(({ name }) => name);
  const shown = [asked.ids, Object.keys(asked.files), paths(Object.values(asked.files))];
  return hashText(JSON.stringify([names, targets, tables, shown, paths(demoFiles), READER_VERSION]));
}

function isCurrent({ input, files, absent }: FactsRecord, given: ApiInput): boolean {
  if (input !== describe(given)) return false;
  return (
    Object.entries(files).every(([name, hash]) => hash === hashFile(path.join(given.root, name))) &&
    !absent.some((name) => existsSync(path.join(given.root, name)))
  );
}
