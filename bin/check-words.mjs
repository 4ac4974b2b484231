// @ts-check
// Words that our text does without: part of `npm run check`. Reads pages, API descriptions, the interface's English texts, the
// Markdown files of the project and the comments of its sources; code in them is left out. Code on pages is read for wide lines.
import { ALLOWED, BANNED, BANNED_IN_SOURCE } from './lib/banned-words.mjs';
import { commentsOf } from './lib/comments-of.mjs';
import { trackedFiles } from './lib/tracked-files.mjs';
import { findWideLines } from './lib/wide-lines.mjs';

/** Files that are text as a whole. */
const TEXTS = [
  'site/docs/**/*.mdx',
  'site/docs/api/*.yaml',
  'examples/**/*.mdx',
  'examples/**/*.yaml',
  '*.md',
  'packages/*/README.md',
  'packages/live-docs/docs/**/*.mdx',
  'packages/**/en-us.ts',
];
/** Text about sources. */
const DESIGNS = ['packages/*/ARCHITECTURE.md'];
/** Files of which the comments are read. */
const SOURCES = ['packages', 'bin', 'scripts', 'tests', 'site/tests'].flatMap((folder) =>
  ['ts', 'tsx', 'mjs', 'css'].map((ending) => `${folder}/**/*.${ending}`),
);

const faults = [
  ...check(TEXTS, withoutCode, BANNED),
  ...check(DESIGNS, withoutCode, BANNED_IN_SOURCE),
  ...check(SOURCES, commentsOf, BANNED_IN_SOURCE),
  ...findWideLines(),
];
if (faults.length > 0) console.log(faults.join('\n'));
process.exitCode = faults.length > 0 ? 1 : 0;

/**
 * The passages of files that hold a banned word, a line each.
 * @param {string[]} patterns as git takes them
 * @param {(text: string) => string[]} linesOf what is read of a file, by line
 * @param {typeof BANNED} banned
 */
function check(patterns, linesOf, banned) {
  return trackedFiles(patterns).flatMap(({ name, text }) =>
    linesOf(text).flatMap((line, at) =>
      banned.flatMap(([pattern, instead]) => {
        const [found] = pattern.exec(line) ?? [];
        if (found === undefined || ALLOWED.some(({ file, text }) => file === name && line.includes(text))) return [];
        return `${name}:${at + 1}: "${found.trim()}". Write ${instead}, or add the passage to bin/lib/banned-words.mjs.`;
      }),
    ),
  );
}

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
