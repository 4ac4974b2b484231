import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { BuildError } from 'live-playground/model';
import type { Problem } from '../../core/model';
import { HISTORY_FILE } from '../../core/node/snapshot/history-file';
import { readReference } from '../../features/api/node/create-api';
import { joinVersions, readVersions, type ReadVersion } from '../../features/api/node/read-versions';
import type { Descriptions } from '../../features/api/node/read-descriptions';
import { checkSetup } from '../../core/node/config/check-setup';
import type { SiteConfig } from '../../core/node/config/site-config';
import { readFiles } from '../../core/node/files/files';
import { formatJson } from '../../core/node/files/format-json';
import { toId } from '../../core/node/files/paths';
import { findLibraries } from '../../core/node/library/find-libraries';
import { libraryVersions } from '../../core/node/library/library-versions';
import { createStore } from '../../core/node/snapshot/create-store';
import type { SiteFolder } from '../read-site';
import { chooseVersions, type VersionChoice } from './choose-versions';
import { createRegistry, fetchVersions } from './registry';

/** Versions that are read by one program: enough to share what they have in common, few enough for its memory. */
const BATCH = 40;

/**
 * Reads the API of all published versions of a library, writes `docs/api/versions.json`, and prints how far it has come and which
 * versions can't be read.
 * @returns the exit code.
 * @throws {BuildError} if a version can't be fetched; the file then stays as it was.
 */
export async function versions(
  { root, config }: SiteFolder,
  choice: Pick<VersionChoice, 'since' | 'only'>,
): Promise<number> {
  const started = Date.now();
  const { stdout } = process;
  const progress = (text: string) => {
    if (stdout.isTTY) stdout.write(`\r${text}\u001B[K`);
  };
  checkSetup(root, config, true);
  const tables = await readTables(root, config);

  const [library, ...others] = libraryVersions(findLibraries(root, config).all, toId(root), readFiles());
  if (!library || others.length > 0) throw new BuildError([notOne(config.library)]);
  const registry = createRegistry(root);
  const packages = new Map<string, string[]>();
  for (const name of [...config.formerly, library.name]) packages.set(name, await registry.versions(name));
  const chosen = chooseVersions(packages, { ...choice, installed: library.version });
  const fetched = await fetchVersions(registry, chosen, root, (count) =>
    progress(`${count} of ${chosen.length} versions fetched`),
  );

  const { default: ts } = await import('typescript');
  const read: ReadVersion[] = [];
  while (read.length < fetched.length) {
    const batch = fetched.slice(read.length, read.length + BATCH);
    const readings = readVersions(ts, batch, library.name, tables);
    read.push(...readings.map((reading, at) => ({ ...chosen[read.length + at]!, reading })));
    progress(`${read.length} of ${fetched.length} versions read`);
  }

  const bases = new Map(
    [...tables.values()].flatMap(({ id, extends: base }): [string, string][] => (base ? [[id, base]] : [])),
  );
  const history = joinVersions(read, bases);
  const text = formatJson(history);
  mkdirSync(path.join(root, path.dirname(HISTORY_FILE)), { recursive: true });
  writeFileSync(path.join(root, HISTORY_FILE), text);

  progress('');
  for (const [name, reasons] of Object.entries(history.unread))
    for (const [reason, list] of Object.entries(reasons))
      console.log(`${list.length} versions of ${name} can't be read because ${reason}: ${list.join(', ')}`);
  const count = Object.values(history.read).flat().length;
  const size = (Buffer.byteLength(text) / 1000).toFixed(1);
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  console.log(`${count} versions written to ${HISTORY_FILE} (${size} kB) in ${seconds} s.`);
  return 0;
}

/** The tables of `docs/api`, and those that pages show by their names alone. */
async function readTables(root: string, config: SiteConfig): Promise<ReadonlyMap<string, Descriptions>> {
  const store = createStore(root, { ...config, apiParser: true });
  const { reference, problems } = await readReference(() =>
    store.api(async () => (await import('typescript')).default),
  );
  if (!reference || problems.length > 0) throw new BuildError([...problems]);
  return reference.parts.descriptions;
}

const notOne = (names: readonly string[]): Problem => ({
  file: 'site.config.ts',
  found: names.length > 1 ? `the option "library" lists ${names.length} packages` : 'there is no option "library"',
  expected: 'one package, whose published versions make one history',
  fix: 'Run the command in a site of one package',
});
