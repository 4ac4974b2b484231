const TAG = /<(?:script|link|iframe|html|div id="root")\s[^>]*>/g;
const ATTRIBUTE = /\s(?:src|href|data-files|data-script)="([^"]*)"/g;

/**
 * Addresses below the base that a document names for itself: scripts, stylesheets, data, frames. Links that readers follow aren't
 * among them, nor is what the page's text says.
 * @param base path that the site is served below, with a slash at both ends.
 */
export function namedFiles(html: string, base: string): string[] {
  const names = [...html.matchAll(TAG)].flatMap(([tag]) =>
    [...tag.matchAll(ATTRIBUTE)].flatMap(([, value = '']) => value.split(' ')),
  );
  return [...new Set(names.filter((name) => name.startsWith(base)).map((name) => name.slice(base.length)))];
}
