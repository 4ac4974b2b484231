/** Text to put in at an offset. */
export interface Insertion {
  at: number;
  text: string;
}

/** @param insertions in ascending order. */
export function insert(code: string, insertions: Insertion[]): string {
  const parts: string[] = [];
  let from = 0;
  for (const { at, text } of insertions) {
    parts.push(code.slice(from, at), text);
    from = at;
  }
  parts.push(code.slice(from));
  return parts.join('');
}
