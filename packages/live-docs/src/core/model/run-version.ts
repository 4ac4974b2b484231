import { compareVersions } from './compare-versions';
import { escapePattern } from './escape-pattern';
import { BUILT_IN, type Look } from './look';

/** A published version of the library that demos can be run in. */
export interface RunVersion {
  /** What a look calls it: `7_40_0`. */
  key: string;
  /** `1.12.0`, or `name@1.12.0` if another package has such a version, too. */
  id: string;
  /** The package that was published: the library's own name, or a former one. */
  name: string;
  version: string;
  /** Its chunk, from the folder of the frame's scripts. */
  chunk: string;
  /** What the chunk requires of the frame by name: `react`. */
  imports: string[];
  /** Its stylesheets by what imports call them: files in the same folder. */
  styles: Record<string, string>;
  /** Address of its declarations (`TypePack`), below the base. */
  types: string;
  /** It was published without declarations: code isn't checked for types in it. */
  isUntyped?: true;
}

/** The versions that a site offers to run its demos in. */
export interface RunVersions {
  /** The library, as demos import it. */
  library: string;
  /** The version that the site is built with. */
  installed: string;
  /** Newest first. */
  list: RunVersion[];
  /** Address of the page that says what changed between two of them, which replace `{from}` and `{to}` in it. */
  changes?: string;
}

/** The name of a version in a look, which has no dots. */
export const versionKey = (id: string): string => id.replaceAll('.', '_');

/** A version for readers: with the package's name where that is another one. */
export const versionLabel = ({ name, version }: Pick<RunVersion, 'name' | 'version'>, library: string): string =>
  name === library ? version : `${name} ${version}`;

/** The versions to choose from, newest first: values as a look has them, with labels. None where there's nothing to choose. */
export const versionChoices = ({ library, installed, list }: RunVersions): [value: string, label: string][] =>
  list.length === 0
    ? []
    : [['', installed], ...list.map((one): [string, string] => [one.key, versionLabel(one, library)])];

/** True if a site has the version of a look. */
export const isOffered = ({ list }: RunVersions, key: string): boolean =>
  key === BUILT_IN || list.some((one) => one.key === key);

/** What readers call the version of a look: the site's own, unless it names another. */
export function chosenLabel({ library, installed, list }: RunVersions, key: string | undefined): string {
  if (key === undefined || key === BUILT_IN) return installed;
  const found = list.find((one) => one.key === key);
  return found ? versionLabel(found, library) : key.replaceAll('_', '.');
}

/** A look with what finds the version that changed the demo: between the oldest that's offered and the site's own. */
export const openFinder = (look: Look, { list }: Pick<RunVersions, 'list'>): Look => ({
  ...look,
  from: list.at(-1)?.key ?? BUILT_IN,
  to: BUILT_IN,
});

/** A look without it. */
export const closeFinder = ({ from: _, to: _to, ...look }: Look): Look => look;

/** Keys of the versions between two, these included, oldest first. What isn't offered is taken for the oldest, or the newest. */
export function versionRange({ list }: RunVersions, from: string, to: string): string[] {
  const all = [...list.map(({ key }) => key).toReversed(), BUILT_IN];
  const at = (key: string, otherwise: number) => (all.includes(key) ? all.indexOf(key) : otherwise);
  const ends = [at(from, 0), at(to, all.length - 1)];
  return all.slice(Math.min(...ends), Math.max(...ends) + 1);
}

/** Where a reader finds what changed between two versions; undefined if no page says it. @param from key. @param to key. */
export function changesAddress(
  { list, installed, changes }: RunVersions,
  from: string,
  to: string,
): string | undefined {
  const idOf = (key: string) => encodeURIComponent(list.find((one) => one.key === key)?.id ?? installed);
  return changes?.replace('{from}', idOf(from)).replace('{to}', idOf(to));
}

/**
 * Code that imports a package, importing it by another name. Only what names a module is changed: a text in quotes with the
 * package's name alone counts as one.
 */
export function renameImports(code: string, from: string, to: string): string {
  if (from === to) return code;
  return code.replace(new RegExp(`(["'])${escapePattern(from)}(?=\\1|/[^"'\\n]*\\1)`, 'g'), `$1${to}`);
}

/** Orders published versions: those of former names first, by number. @param names oldest first. */
export const byAge =
  (names: readonly string[]) =>
  (a: Pick<RunVersion, 'name' | 'version'>, b: Pick<RunVersion, 'name' | 'version'>): number =>
    names.indexOf(a.name) - names.indexOf(b.name) || compareVersions(a.version, b.version);
