import type { Token } from 'sucrase/dist/esm/parser/tokenizer/index.js';
import { TokenType as tt } from 'sucrase/dist/esm/parser/tokenizer/types.js';
import type { Parsed } from './parse-script';

/** Text to put in at an offset. */
export interface Insertion {
  at: number;
  text: string;
}

/** Each function has a clock of its own, `$$time`, which its loops wind: 0 until the first turn of the first of them. */
const CLOCK = 'let $$time=0;';
const CALL = '$$call()';
const LOOP = '$$time=$$loop($$time)';

/**
 * Finds what has to stand where, so that a script can be stopped: a call where each function begins and in each turn of
 * each loop.
 */
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
  const arrow = tokens[skip(tokens, start, end, tt.arrow)];
  const body = tokens[skip(tokens, start, end, tt.arrow) + 1];
  if (arrow?.type !== tt.arrow || !body || body.type === tt.braceL) return;
  yield { at: body.start, text: `(${CALL},` };
  yield { at: tokens[end - 1]!.end, text: ')' };
}

/** A `for` loop, of any kind: its scope ends with it. */
function* guardFor(tokens: Token[], start: number, end: number): Iterable<Insertion> {
  const open = skip(tokens, start, end, tt.parenL);
  const body = tokens[skip(tokens, open + 1, end, tt.parenR) + 1];
  if (!body) return;
  if (body.type === tt.braceL) {
    yield { at: body.end, text: `${LOOP};` };
    return;
  }
  yield { at: body.start, text: `{${LOOP};` };
  yield { at: tokens[end - 1]!.end, text: '}' };
}

/** `while` and `do`: in both, the guard stands in the condition. */
function* guardWhile({ tokens }: Parsed): Iterable<Insertion> {
  for (const [at, { type }] of tokens.entries()) {
    const open = tokens[at + 1];
    if (type === tt._while && open?.type === tt.parenL) yield { at: open.end, text: `${LOOP},` };
  }
}

/** The first token of a type from `from` on that stands in no brackets opened since; `end` where there is none. */
function skip(tokens: Token[], from: number, end: number, wanted: number): number {
  let depth = 0;
  for (let at = from; at < end; at++) {
    const type = tokens[at]!.type;
    if (depth === 0 && type === wanted) return at;
    if (OPENING.has(type)) depth++;
    else if (CLOSING.has(type)) depth--;
  }
  return end;
}

const OPENING = new Set<number>([tt.parenL, tt.bracketL, tt.braceL, tt.dollarBraceL]);
const CLOSING = new Set<number>([tt.parenR, tt.bracketR, tt.braceR]);
