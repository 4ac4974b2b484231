import { scopeName, splitQuery } from 'live-playground/model';
import { isInside, toId, toPosix } from '../files/paths';

/**
 * Names the classes of CSS modules. Those of the site's own are named by their path, as in edited demos, so that a name stays
 * while the text is edited; those of packages by their text, since their path differs between machines.
 * @param root the site's folder, absolute.
 */
export function scopedNames(root: string) {
  return (name: string, filename: string, css: string): string => {
    const file = toId(splitQuery(filename).path);
    const isOwn = isInside(toId(root), file) && !file.includes('/node_modules/');
    return scopeName(name, isOwn ? toPosix(root, file) : css);
  };
}
