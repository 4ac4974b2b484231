import type { Parser } from '@lezer/common';
import { parser as css } from '@lezer/css';
import { highlightCode, tagHighlighter, tags } from '@lezer/highlight';
import { parser as html } from '@lezer/html';
import { parser as javascript } from '@lezer/javascript';
import { parser as json } from '@lezer/json';
import { codeTokens, printCode, printPlain } from 'live-playground/model';
import { ownValue } from '../../../model';

const highlighter = tagHighlighter(codeTokens(tags));

/** Parsers by language of the fence; `null` is shown plain. */
export type CodeLanguages = Readonly<Record<string, Parser | null>>;

/** Languages that a code fence may name on every site. */
export const CODE_LANGUAGES: CodeLanguages = {
  tsx: javascript.configure({ dialect: 'ts jsx' }),
  jsx: javascript.configure({ dialect: 'jsx' }),
  ts: javascript.configure({ dialect: 'ts' }),
  js: javascript,
  css,
  less: css,
  scss: css,
  html,
  json,
  sh: null,
  text: null,
};

/** Other names of languages, as READMEs write them. */
const ALIASES: Readonly<Record<string, string>> = {
  javascript: 'js',
  mjs: 'js',
  cjs: 'js',
  typescript: 'ts',
  mts: 'ts',
  less: 'css',
  scss: 'css',
  xml: 'html',
  svg: 'html',
  vue: 'html',
  jsonc: 'json',
  json5: 'json',
  bash: 'sh',
  shell: 'sh',
  zsh: 'sh',
  console: 'sh',
  plaintext: 'text',
  txt: 'text',
};

/** The language of a fence: `tsx` for `tsx|pure`, `js` for `javascript`. A name that isn't known stays as it is. */
export function languageOf(info: string, languages: CodeLanguages): string {
  const [name = ''] = /^[^\s|{:,]*/.exec(info) ?? [];
  return Object.hasOwn(languages, name) ? name : (ownValue(ALIASES, name.toLowerCase()) ?? name);
}

/**
 * Source code as markup: a `span.line` a line, tokens in `span.k`, `.s`, `.n` or `.c`.
 * The parsers are the editor's own, so that code looks the same before and after it can be edited.
 * @param lang a key of `languages`; any other is shown plain.
 */
export function highlight(code: string, lang: string, languages = CODE_LANGUAGES): string {
  const parser = ownValue(languages, lang);
  const source = code.replace(/\n$/, '');
  if (!parser) return printPlain(source);
  return printCode((put, endLine) => highlightCode(source, parser.parse(source), highlighter, put, endLine));
}
