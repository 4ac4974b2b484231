import type { SiteLocation } from '../../../core/browser/navigation';

/**
 * True if a link leads to a location, in whatever script their addresses are.
 * @param link below the base, encoded or not: `/guide/表格#第一步`
 */
export function leadsTo(link: string, { path, search, hash }: SiteLocation): boolean {
  const [to, at] = [new URL(link, 'http://site'), new URL(encodeURI(path) + search + hash, 'http://site')];
  return to.href === at.href;
}
