import { tt, type Token } from '../../internals/sucrase';

const OPENING = new Set<number>([tt.parenL, tt.bracketL, tt.braceL, tt.dollarBraceL]);
const CLOSING = new Set<number>([tt.parenR, tt.bracketR, tt.braceR]);

/** Index of the first token of a type from `from` on, outside of brackets that open after `from`; `end` if there is none. */
export function indexOutside(tokens: Token[], wanted: number, from: number, end = tokens.length): number {
  let depth = 0;
  for (let at = from; at < end; at++) {
    const type = tokens[at]!.type;
    if (depth === 0 && type === wanted) return at;
    if (OPENING.has(type)) depth++;
    else if (CLOSING.has(type)) depth--;
  }
  return end;
}
