import { escapePattern } from '../../model';
import { isInside } from '../files/paths';
import type { OwnPackage } from './library';

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
