import { escapePattern, type Problem } from '../../model';
import { isInside } from '../files/paths';
import type { Alias } from './alias';

/** A documented package. */
export interface Library {
  /** npm name: `@scope/name`. */
  name: string;
  /** Its source, if it lies in the site's repository. Otherwise it's installed from npm. */
  own?: OwnPackage;
}

/** A package whose source is used in place of what is published. */
export interface OwnPackage {
  /** Id of the folder with its `package.json`. */
  folder: string;
  /** Id of the module that the package's name stands for: `…/src/index.ts`. */
  entry: string;
  /** Id of the folder that its modules lie in: that of the entry. */
  source: string;
  /** Empty if its `package.json` has none. */
  version: string;
  /** Files, folders and patterns that its `package.json` lists in `files` and `exports`. */
  published: readonly string[];
  /** Where imports of it and of files in it lead. Those that the published package prefers come first. */
  aliases: readonly Alias[];
  /** The options of its `tsconfig.json` that say what type errors are. */
  strictness: Readonly<Record<string, boolean>>;
}

/** What a site documents, and where its imports lead. */
export interface Libraries {
  /** As the option `library` lists them; none of a site of plain pages. */
  all: readonly Library[];
  /** Where imports lead that aren't resolved as Node does. The first that fits counts. */
  aliases: readonly Alias[];
  /** What is wrong with them. */
  problems: readonly Problem[];
}

/** The documented packages whose source is used. */
export const ownPackages = ({ all }: Pick<Libraries, 'all'>): OwnPackage[] => all.flatMap(({ own }) => own ?? []);

/** What packages publish, whatever their `package.json` lists: demos import styles from `assets`. */
const ALWAYS = ['assets', 'package.json'];

/**
 * True for a file of the library: one of its source, or one that it publishes beside. Others of its folder, such as data that several
 * demos share, reach nobody who installs the package.
 * @param file id, maybe without its ending.
 */
export function isPublished({ folder, source, published }: OwnPackage, file: string): boolean {
  if (source === file || isInside(source, file)) return true;
  const name = file.slice(folder.length + 1);
  return isInside(folder, file) && [...ALWAYS, ...published].some((glob) => toPattern(glob).test(name));
}

/** A file, a folder or a pattern, as `files` and `exports` of a `package.json` name them. */
function toPattern(glob: string): RegExp {
  const parts = glob.replace(/^\.?\/|\/+$/g, '').split(/(\*\*\/?|\*)/);
  const texts = parts.map((part, at) => (at % 2 === 0 ? escapePattern(part) : part === '*' ? '[^/]*' : '.*'));
  return new RegExp(`^${texts.join('')}(/.*)?$`);
}
