import * as babel from 'prettier/plugins/babel';
import * as estree from 'prettier/plugins/estree';
import * as postcss from 'prettier/plugins/postcss';
import { formatWithCursor } from 'prettier/standalone';
import type { Options } from 'prettier';

/** A text as it should be, and where the caret is in it; or the line that keeps it from being parsed. */
export type Formatted = { text: string; caret: number } | { line: number; message: string };

/** As the code of this repository is formatted. */
const OPTIONS: Options = {
  printWidth: 99,
  singleQuote: true,
  quoteProps: 'consistent',
  plugins: [babel, estree, postcss],
};

const PARSERS: Record<string, string> = {
  tsx: 'babel-ts',
  ts: 'babel-ts',
  jsx: 'babel',
  js: 'babel',
  json: 'json',
  css: 'css',
  less: 'less',
  scss: 'scss',
};

/**
 * Formats a file.
 * @param file its name, whose ending says how it's read. See `canFormat`.
 * @param caret offset of the caret in the text.
 */
export async function formatCode(file: string, text: string, caret: number): Promise<Formatted> {
  const parser = PARSERS[file.slice(file.lastIndexOf('.') + 1)] ?? 'babel-ts';
  try {
    const { formatted, cursorOffset } = await formatWithCursor(text, { ...OPTIONS, parser, cursorOffset: caret });
    return { text: formatted, caret: cursorOffset };
  } catch (error) {
    if (!(error instanceof SyntaxError) || !('loc' in error)) throw error;
    const { start } = error.loc as { start: { line: number } };
    // Behind it is the place, and below it the code.
    const [message = ''] = error.message.replace(/^CssSyntaxError: /, '').split(/ \(\d+:\d+\)/, 1);
    return { line: start.line, message };
  }
}
