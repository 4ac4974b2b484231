import path from 'node:path';
import { FRAME_FOLDER, type TypeLacks, type TypePack } from 'live-playground/model';
import {
  byAge,
  listVersions,
  toState,
  versionKey,
  type ApiHistory,
  type Problem,
  type PropertyHistory,
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
    lacks: history ? lacksOf(history, { name, version }) : { properties: {}, types: {}, exports: {} },
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
    ...(Object.keys(declarations).length === 0 && { isUntyped: true }),
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

/** Where readers compare two versions, or else read what changed: see `RunVersions.changes`. */
export function changesPage({ pages, config }: Pick<Snapshot, 'pages' | 'config'>): string | undefined {
  const [upgrade] = [...pages].find(([, { compiled }]) => compiled.components.includes('Upgrade')) ?? [];
  return upgrade === undefined ? config.changelog : `${upgrade}?from={from}&to={to}`;
}

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

/** What a version hasn't yet of what a site documents. */
export function lacksOf(history: ApiHistory, { name, version }: Pick<RunVersion, 'name' | 'version'>): TypeLacks {
  const versions = listVersions(history);
  const at = versions.findIndex((one) => one.name === name && one.version === version);
  const lacks: TypeLacks = { properties: {}, types: {}, exports: {} };
  if (at < 0) return lacks;
  const order = new Map(versions.map(({ id }, index) => [id, index]));
  /** The version that made something what it is now; undefined if the older one has it so, or if it's gone. */
  const laterOf = (states: PropertyHistory) => {
    const known = Object.entries(states).map(([id, state]) => ({ id, state, at: order.get(id) ?? 0 }));
    const before = known.findLast((one) => one.at <= at);
    const last = known.at(-1);
    if (!last || last.state === null || last === before) return undefined;
    const isThere = before !== undefined && before.state !== null;
    const first = known.findLast((one, index) => index === 0 || known[index - 1]?.state === null) ?? last;
    const since = isThere ? last.id : first.id;
    const isSame = isThere && typeOf(before.state) === typeOf(last.state);
    return isSame ? undefined : { isThere, since };
  };
  for (const [table, properties] of Object.entries(history.tables))
    for (const [property, states] of Object.entries(properties)) {
      const later = laterOf(states);
      if (!later) continue;
      const found = later.isThere ? lacks.types : lacks.properties;
      const known = found[property];
      // Where several tables have one of its name, nothing says which is meant: the newest version holds for all.
      const newest = known && (order.get(known.since) ?? 0) > (order.get(later.since) ?? 0) ? known.since : later.since;
      found[property] = { row: known ? property : `${table}.${property}`, since: newest };
    }
  for (const [exported, states] of Object.entries(history.modules?.['.'] ?? {})) {
    const later = laterOf(states);
    if (later && !later.isThere) lacks.exports[exported] = { row: exported, since: later.since };
  }
  return lacks;
}

const typeOf = (state: PropertyHistory[string] | undefined) =>
  state === undefined || state === null ? '' : toState(state).type;
