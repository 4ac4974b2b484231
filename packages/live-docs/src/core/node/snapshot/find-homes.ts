import { ownValue } from '../../model';
import type { Snapshot } from './snapshot';

/**
 * Address of the page that shows each table: the one with the shortest, if there are several.
 * @param files tables of the files whose exports pages list.
 */
export function findHomes(
  { pages }: Pick<Snapshot, 'pages'>,
  files: Readonly<Record<string, readonly string[]>> = {},
): Map<string, string> {
  const homes = new Map<string, string>();
  for (const { path, compiled } of [...pages.values()].sort((a, b) => a.path.length - b.path.length)) {
    const ids = compiled.tables.flatMap(({ id, isFile }) => (isFile ? (ownValue(files, id) ?? []) : id));
    for (const id of ids) if (!homes.has(id)) homes.set(id, path);
  }
  return homes;
}
