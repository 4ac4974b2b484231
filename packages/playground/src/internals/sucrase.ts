import CJSImportProcessor from 'sucrase/dist/esm/CJSImportProcessor.js';
import { HelperManager } from 'sucrase/dist/esm/HelperManager.js';
import identifyShadowedGlobals from 'sucrase/dist/esm/identifyShadowedGlobals.js';
import NameManager from 'sucrase/dist/esm/NameManager.js';
import { parse } from 'sucrase/dist/esm/parser/index.js';
import type { Token } from 'sucrase/dist/esm/parser/tokenizer/index.js';
import { TokenType as tt } from 'sucrase/dist/esm/parser/tokenizer/types.js';
import TokenProcessor from 'sucrase/dist/esm/TokenProcessor.js';
import RootTransformer from 'sucrase/dist/esm/transformers/RootTransformer.js';

export { isTopLevelDeclaration, type Token } from 'sucrase/dist/esm/parser/tokenizer/index.js';
export { tt };

/** A script as plain JavaScript. */
export interface Transpiled {
  /** A CommonJS module. Every line is where it was. */
  code: string;
  /** Of the script's text. */
  tokens: Token[];
  /** Where each token begins in `code`; undefined if it isn't there. */
  mappings: (number | undefined)[];
}

/** Plain JavaScript and what it consists of. */
export interface Parsed {
  code: string;
  tokens: Token[];
  /** One for each function, block and `for` loop. */
  scopes: ReturnType<typeof parse>['scopes'];
}

const OPTIONS = {
  transforms: ['jsx' as const, 'typescript' as const, 'imports' as const],
  jsxRuntime: 'automatic' as const,
  production: true,
  disableESTransforms: true,
};

/**
 * Takes types and JSX out of a script and turns its imports into `require`. Does what sucrase's entry does, and also returns
 * the tokens and where each ends up.
 * @param jsxImportSource package whose functions make elements.
 * @throws {SyntaxError} with `pos`, an offset in the text.
 */
export function transpile(text: string, hasJsx: boolean, jsxImportSource = 'react'): Transpiled {
  const { tokens, scopes } = parse(text, hasJsx, true, false);
  const nameManager = new NameManager(text, tokens);
  const helperManager = new HelperManager(nameManager);
  const tokenProcessor = new TokenProcessor(text, tokens, false, true, helperManager);
  const importProcessor = new CJSImportProcessor(
    nameManager,
    tokenProcessor,
    false,
    OPTIONS,
    true,
    false,
    helperManager,
  );
  const options = { ...OPTIONS, jsxImportSource };
  const context = { tokenProcessor, scopes, nameManager, importProcessor, helperManager };
  try {
    importProcessor.preprocessTokens();
    identifyShadowedGlobals(tokenProcessor, scopes, importProcessor.getGlobalNames());
    importProcessor.pruneTypeOnlyImports();
    const { code, mappings } = new RootTransformer(context, OPTIONS.transforms, false, options).transform();
    return { code, tokens, mappings };
  } catch (error) {
    // The parser accepted the text, so the error has no position.
    const at = tokenProcessor.currentIndex() || findMissingString(text, tokens);
    const pos = tokens[at]?.start;
    throw Object.assign(new SyntaxError(error instanceof Error ? error.message : String(error)), { pos });
  }
}

/**
 * Index of what follows `from` in the first import or export without a string there. Before the first token is transformed,
 * no other error is possible.
 */
function findMissingString(text: string, tokens: Token[]): number {
  const isFrom = (token: Token | undefined) => token?.type === tt.name && text.slice(token.start, token.end) === 'from';
  const isNames = (token: Token | undefined) =>
    token?.type === tt.name || token?.type === tt.braceR || token?.type === tt.star;
  const found = tokens.findIndex(
    ({ type }, at) => type !== tt.string && isFrom(tokens[at - 1]) && isNames(tokens[at - 2]),
  );
  return Math.max(found, 0);
}

/** Reads plain JavaScript. @throws {SyntaxError} with `pos`, an offset in the code. */
export function parseScript(code: string): Parsed {
  return { code, ...parse(code, false, false, false) };
}
