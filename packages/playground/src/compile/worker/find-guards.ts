import { tt, type Parsed, type Token } from '../../internals/sucrase';
import type { Insertion } from './map-positions';

/** Each function notes in `$$time` when its first loop began; until then it's 0. */
const CLOCK = 'let $$time=0;';
const CALL = '$$call()';
const LOOP = '$$time=$$loop($$time)';

/** Finds where to insert calls that can stop a script: at the start of each function and in each turn of each loop. */
export function findGuards(parsed: Parsed): Insertion[] {
  return [...guardScopes(parsed), ...guardWhile(parsed)].sort((a, b) => a.at - b.at);
}

/** Functions and `for` loops: the parser keeps a scope for each. */
function* guardScopes({ tokens, scopes }: Parsed): Iterable<Insertion> {
  for (const { startTokenIndex: start, endTokenIndex: end, isFunctionScope } of scopes) {
    const first = tokens[start];
    if (!first || start === 0) continue;
    if (isFunctionScope && first.type === tt.braceL) yield { at: first.end, text: `${CLOCK}${CALL};` };
    else if (isFunctionScope) yield* guardExpression(tokens, start, end);
    else if (first.type === tt._for) yield* guardFor(tokens, start, end);
  }
}

/** The body of an arrow function that is an expression. */
function* guardExpression(tokens: Token[], start: number, end: number): Iterable<Insertion> {
  const at = indexOutside(tokens, tt.arrow, start, end);
  const [arrow, body] = [tokens[at], tokens[at + 1]];
  if (arrow?.type !== tt.arrow || !body || body.type === tt.braceL) return;
  yield { at: body.start, text: `(${CALL},` };
  yield { at: tokens[end - 1]!.end, text: ')' };
}

/** A `for` loop, of any kind: its scope ends with it. */
function* guardFor(tokens: Token[], start: number, end: number): Iterable<Insertion> {
  const open = indexOutside(tokens, tt.parenL, start, end);
  const body = tokens[indexOutside(tokens, tt.parenR, open + 1, end) + 1];
  if (!body) return;
  if (body.type === tt.braceL) {
    yield { at: body.end, text: `${LOOP};` };
    return;
  }
  yield { at: body.start, text: `{${LOOP};` };
  yield { at: tokens[end - 1]!.end, text: '}' };
}

/** `while` and `do`: in both, the guard goes into the condition. */
function* guardWhile({ tokens }: Parsed): Iterable<Insertion> {
  for (const [at, { type }] of tokens.entries()) {
    const open = tokens[at + 1];
    if (type === tt._while && open?.type === tt.parenL) yield { at: open.end, text: `${LOOP},` };
  }
}

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
