import { decodePart, localAddress, markdownAddress, trimSlash } from '../../../model';
import type { Snapshot } from '../../snapshot/snapshot';
import { wholeAddress } from '../data/whole-address';

/**
 * Where a link of a page leads in its Markdown: a page's address becomes that of its Markdown, which has all tabs, and any other
 * address of the site a whole one. What is on the same page, and what is on another site, stays as it is.
 */
export function linkTo({ pages, config, locale }: Snapshot, href: string): string {
  if (!href.startsWith('/') || href.startsWith('//')) return href.replace(/^\?[^#]*/, '');
  const { pathname, hash } = new URL(href, 'http://site');
  const page = pages.get(localAddress(trimSlash(decodePart(pathname)), locale?.base));
  if (page) return wholeAddress(config, markdownAddress(page.path)) + hash;
  return wholeAddress(config, decodeURI(href.slice(1)));
}
