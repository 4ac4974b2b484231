import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { cssLanguage } from '@codemirror/lang-css';
import { tsxLanguage, typescriptLanguage } from '@codemirror/lang-javascript';
import { highlightCode, tagHighlighter, tags } from '@lezer/highlight';
import { expect, it } from 'vitest';
import { highlight } from '../../src/build/markdown/highlight';
import { codeTokens } from '../../src/model';

const DOCS = path.join(import.meta.dirname, '../../docs/demo');
const LANGUAGES = { tsx: tsxLanguage, ts: typescriptLanguage, css: cssLanguage };
const files = readdirSync(DOCS).filter((name) => /\.(tsx?|css)$/.test(name));

it.each(files)('%s has the same colours before and after it can be edited', (name) => {
  const text = readFileSync(path.join(DOCS, name), 'utf8').replace(/\n$/, '');
  const lang = path.extname(name).slice(1) as keyof typeof LANGUAGES;
  const tokens: string[] = [];
  highlightCode(
    text,
    LANGUAGES[lang].parser.parse(text),
    tagHighlighter(codeTokens(tags)),
    (code, classes) => classes && tokens.push(`${classes} ${code}`),
    () => {},
  );
  const entities: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&amp;': '&' };
  const marked = [...highlight(text, lang).matchAll(/<span class="([ksnc])">(.*?)<\/span>/g)].map(
    ([, classes, code = '']) => `${classes} ${code.replace(/&\w+;/g, (entity) => entities[entity] ?? entity)}`,
  );
  expect(marked).toEqual(tokens);
});
