import { isLocal } from 'live-playground/model';
import { escapePattern } from '../../model';
import { resolveId } from '../files/paths';

/** Where an import leads, as `paths` of a `tsconfig.json` says it. */
export interface Alias {
  /** What is imported; `*` stands for any text: `@/*`. */
  name: string;
  /** Id of the file that it leads to, or of a folder's files if it has `*`: `/site/src/*`. */
  target: string;
}

/** What `*` stands for in a text; undefined if the text doesn't fit the pattern. */
function restOf(pattern: string, text: string): string | undefined {
  const [before = '', after] = pattern.split('*', 2);
  if (after === undefined) return pattern === text ? '' : undefined;
  const fits = text.length >= before.length + after.length && text.startsWith(before) && text.endsWith(after);
  return fits ? text.slice(before.length, text.length - after.length) : undefined;
}

/** The id that an import leads to by an alias, which may lack its ending; undefined if there's no alias for it. */
export function followAlias(aliases: readonly Alias[], specifier: string): string | undefined {
  for (const { name, target } of aliases) {
    const rest = restOf(name, specifier);
    if (rest !== undefined) return target.replace('*', () => rest);
  }
  return undefined;
}

/** The id that an import of a file leads to, which may lack its ending; undefined if that's a package. @param from id of the file. */
export const importTarget = (aliases: readonly Alias[], from: string, specifier: string): string | undefined =>
  isLocal(specifier) ? resolveId(from, specifier) : followAlias(aliases, specifier);

/** An id as imports name it: of scripts neither the ending nor the index of a folder. */
const plainId = (id: string) => id.replace(/\.[cm]?[jt]sx?$/, '').replace(/\/index$/, '');

/** What an import has to name so that it leads to a file: by the first alias that does. @param file its id, maybe without its ending. */
export function nameByAlias(aliases: readonly Alias[], file: string): string | undefined {
  for (const { name, target } of aliases) {
    const rest = restOf(plainId(target), plainId(file));
    if (rest !== undefined) return name.replace('*', () => rest);
  }
  return undefined;
}

/** A text as what `replace` puts in takes it. */
const escape = (text: string) => text.replaceAll('$', '$$$$');

/** Aliases as Vite takes them, for pages and for the frame of edited demos. */
export const viteAliases = (aliases: readonly Alias[]): { find: RegExp; replacement: string }[] => [
  ...aliases.map(({ name, target }) => ({
    // What an import has behind the path stays: `?inline`.
    find: new RegExp(`^${name.split('*').map(escapePattern).join('(.*)')}${name.includes('*') ? '' : '(\\?.*)?'}$`),
    replacement: name.includes('*') ? escape(target).replace('*', '$1') : `${escape(target)}$1`,
  })),
  // Stylesheets may write a package's name so: `@import '~package/look.less'`.
  { find: /^~(?=[@\w])/, replacement: '' },
];

/** Aliases as the option `paths` of TypeScript takes them. Declarations may lie in the place of a script, so its ending is left out. */
export const typePaths = (aliases: readonly Alias[]): Record<string, string[]> =>
  Object.fromEntries(aliases.map(({ name, target }) => [name, [target.replace(/\.[cm]?[jt]sx?$/, '')]]));

/** Aliases in the order in which they count: those of a single import first, then those that say most; each name once. */
export function sortAliases(aliases: readonly Alias[]): Alias[] {
  const first = new Map(aliases.toReversed().map((alias) => [alias.name, alias]));
  const fixed = ({ name }: Alias) => (name.includes('*') ? name.indexOf('*') : Number.POSITIVE_INFINITY);
  return aliases
    .filter((alias) => first.get(alias.name) === alias)
    .toSorted((a, b) => (fixed(a) === fixed(b) ? 0 : fixed(b) - fixed(a)));
}
