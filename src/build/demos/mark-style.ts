import path from 'node:path';
import { STYLE_MARK } from '../../model';

const COMMENT = /\/\*[^]*?\*\//g;
const STATEMENT = /@(?:import|charset)\s[^;]*;/g;

/**
 * Puts a demo's stylesheet into a block of its own, which every browser applies and which an edit can find in the page,
 * whatever the build has joined it with. What must stand first in a file stays in front of it.
 * @param file path from the project's root.
 */
export function markStyle(css: string, file: string): string {
  const code = css.replace(COMMENT, (comment) => ' '.repeat(comment.length));
  const last = [...code.matchAll(STATEMENT)].at(-1);
  const start = last ? last.index + last[0].length : 0;
  const name = JSON.stringify(file.split(path.sep).join('/'));
  return `${css.slice(0, start)}@supports (${STYLE_MARK}: ${name}) {${css.slice(start)}\n}`;
}
