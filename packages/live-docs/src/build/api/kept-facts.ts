import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { tableSource, type LoadCompiler } from './api-program';
import { hashText, readText } from './hash-text';
import { readApi, type ApiFacts, type ApiInput } from './read-api';
import { readInThread } from './read-in-thread';

/** What is kept: facts, and what they come from. */
interface Kept {
  input: string;
  /** Hash of each file as it was read, by absolute path. */
  files: Record<string, string>;
  facts: ApiFacts;
}

/** The reader's own source: what it makes of the same files changes with it. */
const READER = path.dirname(fileURLToPath(import.meta.url));

/**
 * The facts from `.site/api.json` where every file that they come from is as it was, else read anew and kept.
 * @param loadCompiler brings the compiler, where it is there already; without it, a thread does.
 */
export async function keptFacts(input: ApiInput, loadCompiler?: LoadCompiler): Promise<ApiFacts> {
  const file = path.join(input.root, '.site/api.json');
  const key = describe(input);
  const kept = readKept(file);
  if (kept?.input === key && Object.entries(kept.files).every(([name, hash]) => hash === hashOf(name)))
    return kept.facts;
  const { facts, filesRead } = loadCompiler ? readApi(await loadCompiler(), input) : await readInThread(input);
  mkdirSync(path.dirname(file), { recursive: true });
  // The hashes are those of the texts that were read: an edit made meanwhile makes the facts outdated, as it should.
  writeFileSync(file, JSON.stringify({ input: key, files: filesRead, facts } satisfies Kept));
  return facts;
}

/** What the compiler is given beside files: the descriptions' types, the list of demos, and the reader itself. */
function describe({ root, library, descriptions, demoFiles }: ApiInput): string {
  const sources = readdirSync(READER).map((name) => readFileSync(path.join(READER, name), 'utf8'));
  const tables = [...descriptions.values()].map((one) => [
    one.filename,
    tableSource(one),
    one.given,
    one.extends,
    Object.entries(one.properties).flatMap(([name, { see }]) => (see ? [name, see] : [])),
  ]);
  return hashText(JSON.stringify([root, library, tables, demoFiles, sources]));
}

function readKept(file: string): Kept | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Kept;
  } catch {
    return undefined;
  }
}

function hashOf(file: string): string | undefined {
  const text = readText(file);
  return text === undefined ? undefined : hashText(text);
}
