// @ts-check

/**
 * The comments of a source by line: those that begin a line, without code in them.
 * @param {string} text
 */
export function commentsOf(text) {
  const lines = text.split('\n').map(() => '');
  for (const { 0: comment, index } of text.matchAll(/^[ \t]*(?:\/\/.*|\{?\/\*[^]*?\*\/)/gm)) {
    const first = text.slice(0, index).split('\n').length - 1;
    for (const [at, line] of comment.split('\n').entries()) lines[first + at] = line.replace(/`[^`]*`/g, '');
  }
  return lines;
}
