import { parseSync } from 'vite';

/** A directive that names another file. */
const DIRECTIVE = /^\/\s*<reference /;

/**
 * A declaration file without its comments, which are most of it. References to other files stay.
 * @param file name of the file, for messages.
 */
export function stripComments(file: string, text: string): string {
  const { comments } = parseSync(file, text, { lang: 'dts' });
  let result = '';
  let end = 0;
  for (const comment of comments) {
    if (comment.type === 'Line' && DIRECTIVE.test(comment.value)) continue;
    result += text.slice(end, comment.start).replace(/[ \t]+$/, '');
    end = comment.end;
  }
  return (result + text.slice(end)).replace(/\n(?:[ \t]*\r?\n)+/g, '\n').replace(/^\s+/, '');
}
