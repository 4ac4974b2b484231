import path from 'node:path';
import { BuildError } from 'live-playground/model';
import type { Problem } from '../../core/model';
import { HISTORY_FILE } from '../../core/node/snapshot/history-file';
import { readReference } from '../../features/api/node/create-api';
import { joinVersions, readVersions, type ReadVersion } from '../../features/api/node/read-versions';
import type { Descriptions } from '../../features/api/node/read-descriptions';
import { collectImports } from '../../core/node/compile/demos/collect-imports';
import { offeredPackages } from '../../core/node/compile/demos/offered-packages';
import { checkSetup } from '../../core/node/config/check-setup';
import { findReact } from '../../core/node/config/react-homes';
import type { SiteConfig } from '../../core/node/config/site-config';
import { versionOf } from '../../core/node/files/installed-package';
import { readFiles } from '../../core/node/files/files';
import { formatJson } from '../../core/node/files/format-json';
import { writeWhole } from '../../core/node/files/kept-files';
import { toId } from '../../core/node/files/paths';
import { findLibraries } from '../../core/node/library/find-libraries';
import { libraryVersions, type VersionedLibrary } from '../../core/node/library/library-versions';
import { createStore } from '../../core/node/snapshot/create-store';
import type { SiteFolder } from '../read-site';
import { versionsOption } from '../../features';
import { chooseRuns } from '../../features/versions/node/choose-runs';
import { chooseVersions, type VersionChoice } from './choose-versions';
import { bundleVersions } from './bundle-versions';
import { createInstaller, createRegistry, fetchVersions, type Registry } from './registry';

/** Versions that are read by one program: enough to share what they have in common, few enough for its memory. */
const BATCH = 40;

/** Says how far a command has come, in one line of a terminal. */
const progress = (text: string) => {
  if (process.stdout.isTTY) process.stdout.write(`\r${text}\u001B[K`);
};

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
  checkSetup(root, config, true);
  const tables = await readTables(root, config);

  const library = onlyLibrary(root, config);
  const registry = createRegistry(root);
  const packages = await publishedVersions(registry, config, library);
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
  writeWhole(path.join(root, HISTORY_FILE), text);

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

/**
 * Bundles the versions that the option `versions.run` names, and prints how far it has come and what was done.
 * @returns the exit code.
 * @throws {BuildError} naming the versions that don't exist or can't be bundled.
 */
export async function bundle({ root, input, config }: SiteFolder): Promise<number> {
  const started = Date.now();
  checkSetup(root, config, true);
  const { run } = versionsOption.shape.versions.parse(input.versions);
  const library = onlyLibrary(root, config);
  if (run.length === 0) throw new BuildError(noRuns);
  const snapshot = await createStore(root, config).snapshot();
  const { styles } = collectImports(snapshot.demos.values());
  const offered = offeredPackages(toId(root), snapshot.libraries, snapshot.files);
  const react = findReact(root).demos;
  const shared = ['react', 'react-dom'].map((name) => [name, versionOf(name, toId(react), snapshot.files)]);

  const packages = await publishedVersions(createRegistry(root), config, library);
  const chosen = chooseRuns(run, packages, library);
  const bundled = await bundleVersions(chosen, {
    root,
    library: library.name,
    styles: [...new Set([...styles, ...offered.styles])].filter((name) => name.startsWith(`${library.name}/`)),
    installer: createInstaller(root, Object.fromEntries(shared)),
    report: (count) => progress(`${count} of ${chosen.length} versions bundled`),
  });
  progress('');
  for (const { file, bytes, isKept, isUntyped } of bundled) {
    const note = isUntyped ? ', without declarations: code is not checked for types in it' : '';
    console.log(`${file} (${(bytes / 1000).toFixed(1)} kB${isKept ? ', kept' : ''})${note}`);
  }
  console.log(`${bundled.length} versions in ${((Date.now() - started) / 1000).toFixed(1)} s.`);
  return 0;
}

const noRuns: Problem = {
  file: 'site.config.ts',
  found: 'the option "versions.run" names no version',
  expected: 'the versions that readers may run demos in',
  fix: "Write them down: versions: { run: 'last 5 minors, last of each major' }",
};

/** @throws {BuildError} if the site documents none, or several. */
function onlyLibrary(root: string, config: SiteConfig): VersionedLibrary {
  const [library, ...others] = libraryVersions(findLibraries(root, config).all, toId(root), readFiles());
  if (library && others.length === 0) return library;
  const { length } = config.library;
  const found = length > 1 ? `the option "library" lists ${length} packages` : 'there is no option "library"';
  const expected = 'one package, whose published versions make one history';
  throw new BuildError({ file: 'site.config.ts', found, expected, fix: 'Run the command in a site of one package' });
}

/** All published versions by package, those of former names first. */
async function publishedVersions(registry: Registry, config: SiteConfig, library: VersionedLibrary) {
  const packages = new Map<string, string[]>();
  for (const name of [...config.formerly, library.name]) packages.set(name, await registry.versions(name));
  return packages;
}

/** The tables of `docs/api`, and those that pages show by their names alone. */
async function readTables(root: string, config: SiteConfig): Promise<ReadonlyMap<string, Descriptions>> {
  const { api } = createStore(root, { ...config, apiParser: true });
  const { reference, problems } = await readReference(() => api(async () => (await import('typescript')).default));
  if (!reference || problems.length > 0) throw new BuildError(problems);
  return reference.parts.descriptions;
}
