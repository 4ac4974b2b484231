// @ts-check
// Words that the site's text does without: part of `npm run check`. Reads pages, API descriptions, the chrome's English
// texts and the Markdown files of the project; code in them is left out.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ALLOWED, BANNED } from './lib/banned-words.mjs';
import { ROOT } from './lib/run.mjs';

const FILES = [
  'site/docs/**/*.mdx',
  'site/docs/api/*.yaml',
  'examples/**/*.mdx',
  'examples/**/*.yaml',
  '*.md',
  'packages/*/README.md',
  'packages/**/en-us.ts',
];

const names = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard', ...FILES], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .split('\0')
  .filter(Boolean);

let faults = 0;
for (const name of new Set(names)) {
  const lines = withoutCode(readFileSync(join(ROOT, name), 'utf8'));
  for (const [at, line] of lines.entries()) {
    for (const [pattern, instead] of BANNED) {
      const [found] = pattern.exec(line) ?? [];
      if (found === undefined || ALLOWED.some(({ file, text }) => file === name && line.includes(text))) continue;
      faults += 1;
      console.log(
        `${name}:${at + 1}: "${found.trim()}". Write ${instead}, or add the passage to bin/lib/banned-words.mjs.`,
      );
    }
  }
}
process.exitCode = faults > 0 ? 1 : 0;

/**
 * The lines of a text, with code, addresses and the names of keywords blanked out.
 * @param {string} text
 */
function withoutCode(text) {
  const blank = (/** @type {string} */ code) => code.replace(/[^\n]/g, ' ');
  return text
    .replace(/^(```+)[\s\S]*?^\1/gm, blank)
    .replace(/`[^`\n]*`/g, blank)
    .replace(/\]\([^)\s]*\)/g, blank)
    .replace(/^keywords:.*$/gm, blank)
    .replace(/^\s*(zh-CN|type|import):.*$/gm, blank)
    .replace(/<[A-Za-z][^>]*>/g, blank)
    .split('\n');
}
