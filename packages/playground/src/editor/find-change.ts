/** One replacement in a text. */
export interface Change {
  from: number;
  to: number;
  insert: string;
}

/** The least replacement that makes one text of the other; undefined where they are the same. */
export function findChange(before: string, after: string): Change | undefined {
  if (before === after) return undefined;
  const shorter = Math.min(before.length, after.length);
  let from = 0;
  while (from < shorter && before[from] === after[from]) from++;
  let same = 0;
  while (same < shorter - from && before[before.length - 1 - same] === after[after.length - 1 - same]) same++;
  return { from, to: before.length - same, insert: after.slice(from, after.length - same) };
}
