/** Parts of the same shape that are told in a row, and how many of more. */
const ROW = 10;
const FIRST = 3;

/**
 * Tells parts of the same shape once: of 100 rows the first three, and that 97 more are like them. Parts that differ in texts and
 * numbers alone are.
 * @param outline a line for each part, those inside another one indented.
 */
export const foldOutline = (outline: string): string => fold(outline.split('\n')).join('\n');

function fold(lines: readonly string[]): string[] {
  const depth = indentOf(lines[0] ?? '');
  const blocks: string[][] = [];
  for (const line of lines) {
    const last = blocks.at(-1);
    if (last && indentOf(line) > depth) last.push(line);
    else blocks.push([line]);
  }
  const shapes = blocks.map((block) => block.map(shapeOf).join('\n'));
  const told: string[] = [];
  for (let at = 0, end = 0; at < blocks.length; at = end) {
    while (shapes[end] === shapes[at] && end < blocks.length) end++;
    const kept = end - at > ROW ? at + FIRST : end;
    for (const [line = '', ...parts] of blocks.slice(at, kept)) told.push(line, ...fold(parts));
    if (kept < end) told.push(`${' '.repeat(depth)}… ${end - kept} more like this`);
  }
  return told;
}

const indentOf = (line: string) => line.length - line.trimStart().length;

/** A line without what is quoted, places, and the text at its end. */
const shapeOf = (line: string) =>
  line
    .replace(/"(?:[^"\\]|\\.)*"|\([^)]*\)/g, '')
    .replace(/: .*$/, '')
    .trimEnd();
