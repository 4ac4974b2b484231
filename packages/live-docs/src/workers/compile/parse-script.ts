import { parse } from 'sucrase/dist/esm/parser/index.js';
import type { Token } from 'sucrase/dist/esm/parser/tokenizer/index.js';

/** Plain JavaScript and what it consists of. */
export interface Parsed {
  code: string;
  tokens: Token[];
  scopes: ReturnType<typeof parse>['scopes'];
}

/** Reads plain JavaScript. @throws {SyntaxError} */
export function parseScript(code: string): Parsed {
  return { code, ...parse(code, false, false, false) };
}
