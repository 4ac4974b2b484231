import { blankComments, STYLE_MARK } from '../../model';

const STATEMENT = /@(?:import|charset)\s[^;]*;/g;

/**
 * Puts a demo's stylesheet into a block of its own, which every browser applies and which an edit can find in the page,
 * whatever the build has joined it with. What must stand first in a file stays in front of it.
 * @param file path from the project's root, with `/`.
 */
export function markStyle(css: string, file: string): string {
  const last = [...blankComments(css).matchAll(STATEMENT)].at(-1);
  const start = last ? last.index + last[0].length : 0;
  return `${css.slice(0, start)}@supports (${STYLE_MARK}: ${JSON.stringify(file)}) {${css.slice(start)}\n}`;
}
