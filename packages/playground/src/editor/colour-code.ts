import type { Parser } from '@lezer/common';
import { parser as css } from '@lezer/css';
import { highlightCode, tagHighlighter, tags } from '@lezer/highlight';
import { parser as javascript } from '@lezer/javascript';
import { codeTokens } from '../model/code-tokens';
import { printCode, printPlain } from '../model/print-code';

const tsx = javascript.configure({ dialect: 'ts jsx' });
const typescript = javascript.configure({ dialect: 'ts' });

/** The editor's parsers, by a file name's ending. */
const PARSERS: Record<string, Parser> = {
  tsx,
  jsx: tsx,
  ts: typescript,
  js: typescript,
  json: typescript,
  css,
  less: css,
  scss: css,
};

/** The text of a file as markup in the colours that the editor will give it. */
export function colourCode(text: string, file: string): string {
  const parser = PARSERS[file.slice(file.lastIndexOf('.') + 1)];
  if (!parser) return printPlain(text);
  const highlighter = tagHighlighter(codeTokens(tags));
  return printCode((put, endLine) => highlightCode(text, parser.parse(text), highlighter, put, endLine));
}
