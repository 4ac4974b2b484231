import CJSImportProcessor from 'sucrase/dist/esm/CJSImportProcessor.js';
import { HelperManager } from 'sucrase/dist/esm/HelperManager.js';
import identifyShadowedGlobals from 'sucrase/dist/esm/identifyShadowedGlobals.js';
import NameManager from 'sucrase/dist/esm/NameManager.js';
import { parse } from 'sucrase/dist/esm/parser/index.js';
import type { Token } from 'sucrase/dist/esm/parser/tokenizer/index.js';
import TokenProcessor from 'sucrase/dist/esm/TokenProcessor.js';
import RootTransformer from 'sucrase/dist/esm/transformers/RootTransformer.js';

/** A script as plain JavaScript. */
export interface Transpiled {
  /** A CommonJS module. Every line is where it was. */
  code: string;
  /** Of the script's text. */
  tokens: Token[];
  /** Where each token begins in `code`. */
  mappings: (number | undefined)[];
}

const OPTIONS = {
  transforms: ['jsx' as const, 'typescript' as const, 'imports' as const],
  jsxRuntime: 'automatic' as const,
  production: true,
  disableESTransforms: true,
};

/**
 * Takes types and JSX out of a script and turns its imports into `require`.
 * @throws {SyntaxError} with `pos`, an offset in the text.
 */
export function transpile(text: string, hasJsx: boolean): Transpiled {
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
  const context = { tokenProcessor, scopes, nameManager, importProcessor, helperManager };
  try {
    importProcessor.preprocessTokens();
    identifyShadowedGlobals(tokenProcessor, scopes, importProcessor.getGlobalNames());
    importProcessor.pruneTypeOnlyImports();
    const { code, mappings } = new RootTransformer(context, OPTIONS.transforms, false, OPTIONS).transform();
    return { code, tokens, mappings };
  } catch (error) {
    // What the parser let pass has no place but the one that the work had come to.
    const pos = tokens[tokenProcessor.currentIndex()]?.start;
    throw Object.assign(new SyntaxError(error instanceof Error ? error.message : String(error)), { pos });
  }
}
