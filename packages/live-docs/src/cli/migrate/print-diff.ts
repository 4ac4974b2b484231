import type { Change } from './plan';

const CONTEXT = 3;

/** A line of a comparison: in both texts, in the first, or in the second. */
type Line = readonly [sign: ' ' | '-' | '+', text: string];

/** A change as a unified diff, as `git apply` reads it. */
export function printDiff({ file, before, after }: Change): string {
  const lines = compareLines(split(before), split(after));
  const head = [
    `--- ${before === undefined ? '/dev/null' : `a/${file}`}`,
    `+++ ${after === undefined ? '/dev/null' : `b/${file}`}`,
  ];
  return [...head, ...printHunks(lines, before, after)].join('\n');
}

const split = (text = '') => (text === '' ? [] : text.replace(/\n$/, '').split('\n'));

function compareLines(a: string[], b: string[]): Line[] {
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) start++;
  let end = 0;
  while (end < a.length - start && end < b.length - start && a[a.length - 1 - end] === b[b.length - 1 - end]) end++;
  const same = (line: string): Line => [' ', line];
  return [
    ...a.slice(0, start).map(same),
    ...compareMiddle(a.slice(start, a.length - end), b.slice(start, b.length - end)),
    ...a.slice(a.length - end).map(same),
  ];
}

/** The shortest way from one list to the other, by the length of what both share from each place on. */
function compareMiddle(a: string[], b: string[]): Line[] {
  const width = b.length + 1;
  const shared = new Uint32Array((a.length + 1) * width);
  for (let i = a.length - 1; i >= 0; i--)
    for (let j = b.length - 1; j >= 0; j--)
      shared[i * width + j] =
        a[i] === b[j]
          ? shared[(i + 1) * width + j + 1]! + 1
          : Math.max(shared[(i + 1) * width + j]!, shared[i * width + j + 1]!);
  const lines: Line[] = [];
  let [i, j] = [0, 0];
  while (i < a.length || j < b.length) {
    if (i < a.length && j < b.length && a[i] === b[j]) {
      lines.push([' ', a[i++]!]);
      j++;
    } else if (i < a.length && (j === b.length || shared[(i + 1) * width + j]! >= shared[i * width + j + 1]!))
      lines.push(['-', a[i++]!]);
    else lines.push(['+', b[j++]!]);
  }
  return lines;
}

function printHunks(lines: Line[], before: string | undefined, after: string | undefined): string[] {
  const out: string[] = [];
  const changed = lines.flatMap(([sign], at) => (sign === ' ' ? [] : [at]));
  for (let at = 0; at < changed.length;) {
    let last = at;
    while (last + 1 < changed.length && changed[last + 1]! - changed[last]! <= 2 * CONTEXT) last++;
    const from = Math.max(0, changed[at]! - CONTEXT);
    const to = Math.min(lines.length, changed[last]! + CONTEXT + 1);
    const count = (sign: '-' | '+', until: number, since = 0) =>
      lines.slice(since, until).filter(([one]) => one === ' ' || one === sign).length;
    const range = (sign: '-' | '+') => {
      const length = count(sign, to, from);
      return `${count(sign, from) + (length > 0 ? 1 : 0)},${length}`;
    };
    out.push(`@@ -${range('-')} +${range('+')} @@`);
    for (let one = from; one < to; one++) {
      const [sign, text] = lines[one]!;
      out.push(sign + text);
      if (
        sign !== '+' &&
        isLast(lines, one, '+') &&
        before &&
        !before.endsWith('\n') &&
        !(sign === ' ' && after?.endsWith('\n'))
      )
        out.push('\\ No newline at end of file');
      else if (sign === '+' && isLast(lines, one, '-') && after && !after.endsWith('\n'))
        out.push('\\ No newline at end of file');
    }
    at = last + 1;
  }
  return out;
}

/** True if no line of a text follows. @param other the sign of lines that aren't in that text. */
const isLast = (lines: Line[], at: number, other: '-' | '+') => lines.slice(at + 1).every(([sign]) => sign === other);
