import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ApiHistory, Problem } from '../../core/model';
import { HISTORY_FILE } from '../../core/node/snapshot/history-file';
import { formatJson } from '../../core/node/files/format-json';
import { readReference } from '../../features/api/node/create-api';
import { joinVersions, readVersions, type ReadVersion } from '../../features/api/node/read-versions';
import { checkSetup } from '../../core/node/config/check-setup';
import { BuildError } from 'live-playground/model';
import { readFiles } from '../../core/node/files/files';
import { findLibraries } from '../../core/node/library/find-libraries';
import { libraryVersions } from '../../core/node/library/library-versions';
import { toId } from '../../core/node/files/paths';
import type { Descriptions } from '../../features/api/node/read-descriptions';
import type { SiteConfig } from '../../core/node/config/site-config';
import { createStore } from '../../core/node/snapshot/create-store';
import type { SiteFolder } from '../read-site';
import { chooseVersions, type VersionChoice } from './choose-versions';
import { fetchVersions } from './fetch-versions';
import type { Registry } from './registry';

/** Versions that are read by one program: enough to share what they have in common, few enough for its memory. */
const BATCH = 40;

/** What the command `versions` takes. */
interface VersionsInput extends Pick<VersionChoice, 'since' | 'only'> {
  registry: Registry;
  /** Takes what is being done. */
  progress: (text: string) => void;
}

/** What the command has written. */
export interface VersionsReport {
  history: ApiHistory;
  /** Size of the file in bytes. */
  size: number;
}

/**
 * Reads the API of all published versions of a library and writes `docs/api/versions.json`.
 * @throws {BuildError} if a version can't be fetched; the file then stays as it was.
 */
export async function writeVersions(
  { root, config }: SiteFolder,
  { since, only, registry, progress }: VersionsInput,
): Promise<VersionsReport> {
  checkSetup(root, config, true);
  const files = readFiles();
  const tables = await readTables(root, config);

  const [library, ...others] = libraryVersions(findLibraries(root, config).all, toId(root), files);
  if (!library || others.length > 0) throw new BuildError([notOne(config.library)]);
  const packages = new Map<string, string[]>();
  for (const name of [...config.formerly, library.name]) packages.set(name, await registry.versions(name));
  const chosen = chooseVersions(packages, { since, only, installed: library.version });
  const versions = await fetchVersions(registry, chosen, root, (count) =>
    progress(`${count} of ${chosen.length} versions fetched`),
  );

  const { default: ts } = await import('typescript');
  const read: ReadVersion[] = [];
  while (read.length < versions.length) {
    const batch = versions.slice(read.length, read.length + BATCH);
    const readings = readVersions(ts, batch, library.name, tables);
    read.push(...readings.map((reading, at) => ({ ...chosen[read.length + at]!, reading })));
    progress(`${read.length} of ${versions.length} versions read`);
  }

  const bases = new Map(
    [...tables.values()].flatMap(({ id, extends: base }): [string, string][] => (base ? [[id, base]] : [])),
  );
  const history = joinVersions(read, bases);
  const text = formatJson(history);
  mkdirSync(path.join(root, path.dirname(HISTORY_FILE)), { recursive: true });
  writeFileSync(path.join(root, HISTORY_FILE), text);
  return { history, size: Buffer.byteLength(text) };
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
