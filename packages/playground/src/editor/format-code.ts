import type { Options, Plugin } from 'prettier';
import { tryLoad } from '../base/loader';

/** A text as it should be, and where the caret is in it; or the line that keeps it from being parsed. */
export type Formatted = { text: string; caret: number } | { line: number; message: string };

/** As the code of this repository is formatted. */
const OPTIONS: Options = { printWidth: 99, singleQuote: true, quoteProps: 'consistent' };

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

type FormatterModules = [typeof import('prettier/standalone'), ...Plugin[]];

/** What formats stylesheets, and what formats scripts and JSON: chunks that load when they're first needed. */
const loadStyles = () => Promise.all([import('prettier/standalone'), import('prettier/plugins/postcss')]);
const loadScripts = () =>
  Promise.all([import('prettier/standalone'), import('prettier/plugins/babel'), import('prettier/plugins/estree')]);

/**
 * Formats a file.
 * @param file its name, whose ending says how it's read. See `canFormat`.
 * @param caret offset of the caret in the text.
 * @throws {ChunkLoadError} if the formatter can't be loaded.
 */
export async function formatCode(file: string, text: string, caret: number): Promise<Formatted> {
  const parser = PARSERS[file.slice(file.lastIndexOf('.') + 1)] ?? 'babel-ts';
  const [{ formatWithCursor }, ...plugins] = await tryLoad<FormatterModules>(
    'formatter',
    parser.endsWith('ss') ? loadStyles : loadScripts,
  );
  try {
    const options = { ...OPTIONS, parser, plugins, cursorOffset: caret };
    const { formatted, cursorOffset } = await formatWithCursor(text, options);
    return { text: formatted, caret: cursorOffset };
  } catch (error) {
    if (!(error instanceof SyntaxError) || !('loc' in error)) throw error;
    const { start } = error.loc as { start: { line: number } };
    // Behind it is the place, and below it the code.
    const [message = ''] = error.message.replace(/^CssSyntaxError: /, '').split(/ \(\d+:\d+\)/, 1);
    return { line: start.line, message };
  }
}
