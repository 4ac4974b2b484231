/** A place in a text as people count: both from 1. */
export interface Place {
  line: number;
  column: number;
}

/** The place of an offset in a text. */
export function placeAt(text: string, offset: number): Place {
  const before = text.slice(0, offset);
  const start = before.lastIndexOf('\n') + 1;
  return { line: before.split('\n').length, column: before.length - start + 1 };
}

/** The offset of a place in a text; the text's length where it has no such line. */
export function offsetAt(text: string, { line, column }: Place): number {
  let start = 0;
  for (let at = 1; at < line; at++) {
    const end = text.indexOf('\n', start);
    if (end < 0) return text.length;
    start = end + 1;
  }
  return start + column - 1;
}

/**
 * Where a piece of compiled code comes from.
 * @param positions pairs of offsets in the code and in the source, ascending by the first.
 * @returns an offset in the source, that of the last piece at or before `offset`; undefined before the first.
 */
export function sourceOffset(positions: Uint32Array, offset: number): number | undefined {
  let low = 0;
  let high = positions.length / 2;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((positions[middle * 2] ?? 0) <= offset) low = middle + 1;
    else high = middle;
  }
  return low === 0 ? undefined : positions[low * 2 - 1];
}
