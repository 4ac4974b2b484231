import { canonicalPath } from '../../model';

/** Where the reader is, below the base. */
export interface SiteLocation {
  /** `/demo/simple`, as people write it: `/指南`. */
  path: string;
  /** `?tab=x`, or nothing. */
  search: string;
  /** `#id`, or nothing. */
  hash: string;
}

const BASE = import.meta.env.BASE_URL.replace(/\/$/, '');

/** The address of a path of the site, with the base that the site is served below. */
export function withBase(path: string): string {
  return BASE + path;
}

/** A location from a whole address, with the page's path made canonical: no slash or file at its end, no camel-case id. */
export function toLocation(href: string): SiteLocation {
  const { pathname, search, hash } = new URL(href);
  const path = pathname.startsWith(BASE) ? pathname.slice(BASE.length) : pathname;
  return { path: canonicalPath(path), search, hash };
}

/** A location as an address of this host. */
export function toHref({ path, search, hash }: SiteLocation): string {
  return withBase(encodeURI(path)) + search + hash;
}

/** A location from what a link says: `/demo/simple#id`, `?tab=x`, `#id`. */
export function resolveLink(to: string, from: SiteLocation): SiteLocation {
  const url = new URL(to, `http://site${from.path}${from.search}`);
  return { path: canonicalPath(url.pathname), search: url.search, hash: url.hash };
}

/** What a link says, as an address of this host and otherwise as it is: for a path that is no page. */
export function toPlainHref(to: string): string {
  return /^\/(?!\/)/.test(to) ? withBase(to) : to;
}
