// @ts-check
import { trackedFiles } from './tracked-files.mjs';

/** Characters of a line of code that a page shows without scrolling; demos are formatted to the same width. */
const WIDTH = 99;

/**
 * Lines of code that are wider than that, a message each: in the code blocks of the site's pages, and in what its demos show.
 * @returns {string[]}
 */
export function findWideLines() {
  const pages = trackedFiles(['site/docs/**/*.mdx']).map(({ name, text }) => ({ name, lines: codeBlocksOf(text) }));
  const sources = trackedFiles(['site/docs/**/*.ts', 'site/docs/**/*.tsx', 'site/docs/**/*.css', ':!*.test.ts']);
  return [...pages, ...sources.map(({ name, text }) => ({ name, lines: text.split('\n') }))].flatMap(
    ({ name, lines }) =>
      lines.flatMap((line, at) =>
        line.length > WIDTH
          ? [`${name}:${at + 1}: ${line.length} characters of code. Break the line after ${WIDTH}.`]
          : [],
      ),
  );
}

/**
 * The lines of a page, with all but its code blocks blanked out.
 * @param {string} text
 */
export function codeBlocksOf(text) {
  let open = '';
  return text.split('\n').map((line) => {
    const fence = /^\s*(`{3,})/.exec(line)?.[1] ?? '';
    const isFence = open ? fence.length >= open.length : fence !== '';
    if (isFence) open = open ? '' : fence;
    return isFence || !open ? '' : line;
  });
}
