import type { Transpiled } from '../../internals/sucrase';

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

/** Pairs of offsets in the code and in the script's text, one for each token that is in both, ascending by the first. */
export function mapPositions({ tokens, mappings }: Transpiled): Uint32Array {
  const pairs = tokens.flatMap(({ start }, at) => {
    const place = mappings[at];
    return place === undefined ? [] : [[place, start] as const];
  });
  return Uint32Array.from(pairs.sort((a, b) => a[0] - b[0]).flat());
}

/**
 * The pairs after text has been put into the code.
 * @param before length of what is put before the code.
 * @param insertions in ascending order.
 */
export function shiftPositions(positions: Uint32Array, before: number, insertions: Insertion[]): Uint32Array {
  let shift = before;
  let next = 0;
  return positions.map((offset, index) => {
    if (index % 2 === 1) return offset;
    for (let one = insertions[next]; one && one.at <= offset; one = insertions[++next]) shift += one.text.length;
    return offset + shift;
  });
}
