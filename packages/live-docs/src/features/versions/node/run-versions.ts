import path from 'node:path';
import { FRAME_FOLDER, type TypePack } from 'live-playground/model';
import {
  byAge,
  historyOf,
  listVersions,
  sinceOf,
  versionKey,
  type ApiHistory,
  type Problem,
  type RunVersion,
} from '../../../core/model';
import { oncePer } from '../../../core/model/once-per';
import type { OutputFile } from '../../../core/node/feature/feature';
import { shortHash } from '../../../core/node/files/hash-text';
import { libraryVersions } from '../../../core/node/library/library-versions';
import type { Snapshot } from '../../../core/node/snapshot/snapshot';
import { isRule, namesVersion } from './choose-runs';
import { BUNDLES, bundleFile, parseBundle, type VersionBundle } from './version-bundle';

/** A version as the site publishes it. */
interface PublishedBundle extends RunVersion {
  /** Contents by path below the site's base. */
  texts: Record<string, string>;
}

/** What a site has in its folder of bundles: newest first, and what is wrong there. */
const readBundles = oncePer((snapshot: Snapshot): { bundles: PublishedBundle[]; problems: Problem[] } => {
  const { root, config, libraries, files } = snapshot;
  const [library, ...others] = libraryVersions(libraries.all, root, files);
  if (!library || others.length > 0) return { bundles: [], problems: [] };
  const names = [...config.formerly, library.name];
  const read = files
    .list(path.posix.join(root, BUNDLES))
    .filter((file) => file.endsWith('.json'))
    .map((file) => ({ file, bundle: parseBundle(files.text(file)) }));
  const known = read
    .flatMap(({ bundle }) => (bundle && names.includes(bundle.name) ? [bundle] : []))
    .filter(({ name, version }) => name !== library.name || version !== library.version)
    .toSorted(byAge(names));
  // Of several packages that have a version, the newest has its plain name.
  const owners = new Map([...known, library].map(({ name, version }) => [version, name]));
  const idOf = ({ name, version }: VersionBundle) => (owners.get(version) === name ? version : `${name}@${version}`);
  return {
    bundles: known.toReversed().map((bundle) => publish(bundle, idOf(bundle), library.name, snapshot.history)),
    problems: read
      .filter(({ bundle }) => !bundle || !names.includes(bundle.name))
      .map(({ file, bundle }) => ({
        file: path.posix.relative(root, file),
        found: bundle ? `a version of ${bundle.name}` : "it isn't what this version of live-docs writes there",
        expected: `a bundle of ${names.join(' or ')}`,
        fix: 'Delete it, or run "live-docs versions --bundle"',
      })),
  };
});

function publish(bundle: VersionBundle, id: string, library: string, history: ApiHistory | undefined): PublishedBundle {
  const { name, version, imports, code, styles, declarations } = bundle;
  const start = path.posix.basename(bundleFile(name, version), '.json');
  const fileOf = (text: string, ending: string) => `${start}-${shortHash(text)}.${ending}`;
  const pack: TypePack = {
    name: library,
    files: declarations,
    lacks: history ? lacksOf(history, { name, version }) : {},
  };
  const types = JSON.stringify(pack);
  const [chunk, data] = [fileOf(code, 'js'), `assets/${fileOf(types, 'json')}`];
  const sheets = Object.entries(styles).map(([file, text]) => [file, fileOf(text, 'css'), text] as const);
  return {
    key: versionKey(id),
    id,
    name,
    version,
    chunk,
    imports,
    styles: Object.fromEntries(sheets.map(([file, published]) => [`${library}/${file}`, published])),
    types: data,
    texts: {
      [FRAME_FOLDER + chunk]: code,
      [data]: types,
      ...Object.fromEntries(sheets.map(([, published, text]) => [FRAME_FOLDER + published, text])),
    },
  };
}

/** The versions that a site's demos can be run in. */
export const runVersions = (snapshot: Snapshot): RunVersion[] =>
  readBundles(snapshot).bundles.map(({ texts: _, ...run }) => run);

/** The files that are loaded once a reader chooses one of them. Copies of the site on readers' devices are without them. */
export const runFiles = (snapshot: Snapshot): OutputFile[] =>
  readBundles(snapshot).bundles.flatMap(({ texts }) =>
    Object.entries(texts).map(([file, text]) => ({ path: file, offline: false, text: () => text }) as const),
  );

/** What is wrong with the bundles, and versions that the option names without one. */
export function runProblems(snapshot: Snapshot, wanted: readonly string[]): Problem[] {
  const { bundles, problems } = readBundles(snapshot);
  const all = [...bundles, ...libraryVersions(snapshot.libraries.all, snapshot.root, snapshot.files)];
  const isThere = (one: string) => (isRule(one) ? bundles.length > 0 : all.some((each) => namesVersion(one, each)));
  return [
    ...problems,
    ...wanted
      .filter((one) => !isThere(one))
      .map((one) => ({
        file: 'site.config.ts',
        found: `the option "versions.run" has "${one}", of which there's nothing in the folder ${BUNDLES}`,
        expected: 'a bundle of each version that readers may choose',
        fix: 'Run "live-docs versions --bundle" and commit what it writes, or leave the version out',
      })),
  ];
}

/** The rows of the reference that a version hasn't yet, by the name of the property. */
export function lacksOf(
  history: ApiHistory,
  { name, version }: Pick<RunVersion, 'name' | 'version'>,
): TypePack['lacks'] {
  const versions = listVersions(history);
  const at = versions.findIndex((one) => one.name === name && one.version === version);
  if (at < 0) return {};
  const newer = new Set(versions.slice(at + 1).map(({ id }) => id));
  const lacks: TypePack['lacks'] = {};
  for (const [table, properties] of Object.entries(history.tables))
    for (const property of Object.keys(properties)) {
      const since = sinceOf(history, table, property);
      const isGone = Object.values(historyOf(history, table, property) ?? {}).at(-1) === null;
      if (since && !isGone && newer.has(since.id))
        (lacks[property] ??= []).push({ row: `${table}.${property}`, since: since.id });
    }
  return lacks;
}
