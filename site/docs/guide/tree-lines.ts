import type { Part } from './bicycle-parts';

/** A piece of line in front of a row: past it, to it, to it and past it, or none. */
export type TreeLine = 'past' | 'last' | 'middle' | 'none';

/** The lines in front of each row, by its key: one for each level above it. */
export function treeLines(
  rows: readonly Part[],
  above: readonly TreeLine[] = [],
  isRoot = true,
): Map<string, TreeLine[]> {
  return new Map(
    rows.flatMap(({ id, children = [] }, index) => {
      const isLast = index === rows.length - 1;
      const lines: TreeLine[] = isRoot ? [] : [...above, isLast ? 'last' : 'middle'];
      const below: TreeLine[] = isRoot ? [] : [...above, isLast ? 'none' : 'past'];
      return [[id, lines] as const, ...treeLines(children, below, false)];
    }),
  );
}
