/** Where a link of a page leads: to a page of the site, another host, or a place that the browser knows best. */
export type LinkKind = 'page' | 'external' | 'plain';

/** Tells what a link's address is. A hash and `mailto:` are plain. */
export function linkKind(href: string): LinkKind {
  if (/^(https?:)?\/\//i.test(href)) return 'external';
  return /^[/?]/.test(href) ? 'page' : 'plain';
}
