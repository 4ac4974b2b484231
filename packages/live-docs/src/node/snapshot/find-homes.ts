import type { Snapshot } from './snapshot';

/** Address of the page that shows each table: the one with the shortest, if there are several. */
export function findHomes({ pages }: Pick<Snapshot, 'pages'>): Map<string, string> {
  const homes = new Map<string, string>();
  for (const { path, compiled } of [...pages.values()].sort((a, b) => a.path.length - b.path.length)) {
    for (const { id } of compiled.tables) if (!homes.has(id)) homes.set(id, path);
  }
  return homes;
}
