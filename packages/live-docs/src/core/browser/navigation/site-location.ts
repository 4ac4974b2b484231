import { canonicalPath, decodePart, mayBePage, trimSlash } from '../../model';

/** Where the reader is, below the base. */
export interface SiteLocation {
  /** `/demo/simple`, as people write it: `/指南`. */
  path: string;
  /** `?tab=x`, or nothing. */
  search: string;
  /** `#id`, or nothing. */
  hash: string;
}

/** What the site is served below, without a slash at its end. */
const base = () => import.meta.env.BASE_URL.replace(/\/$/, '');

/** The address of a path of the site, with the base that the site is served below. */
export function withBase(path: string): string {
  return base() + path;
}

/** Where a demo is shown alone. */
export function demoAddress(id: string): string {
  return withBase(`/~demos/${id}`);
}

const isBelowBase = (pathname: string) => pathname === base() || pathname.startsWith(`${base()}/`);

/** A location from a whole address of the site, with the page's path made canonical: no slash or file at its end, no camel-case id. */
export function toLocation(href: string): SiteLocation {
  const { pathname, search, hash } = new URL(href);
  const path = isBelowBase(pathname) ? pathname.slice(base().length) : pathname;
  return { path: canonicalPath(path), search, hash };
}

/** A location as an address of this host. */
export function toHref({ path, search, hash }: SiteLocation): string {
  return withBase(encodeURI(path)) + search + hash;
}

/** Has the browser say another address of the same page, before anything has happened there. */
export function correctAddress(href: string): void {
  window.history.replaceState(window.history.state, '', href);
}

/** A location from what a link says: `/demo/simple#id`, `?tab=x`, `#id`. */
export function resolveLink(to: string, from: SiteLocation): SiteLocation {
  const url = new URL(to, `http://site${from.path}${from.search}`);
  return { path: canonicalPath(url.pathname), search: url.search, hash: url.hash };
}

/** True for a path that is the same however it's read, as most links of a page are: a sidebar has hundreds. */
const isPlainPath = (to: string) => /^\/(?!\/)[\w/-]*$/.test(to);

/** The address of this host that a link leads to: as it is written, but for a slash at the end of a page's address. */
export function toLinkHref(to: string, from: SiteLocation): string {
  if (isPlainPath(to)) return withBase(trimSlash(to));
  if (!mayBePage(to)) return toPlainHref(to);
  const { pathname, search, hash } = new URL(to, `http://site${from.path}${from.search}`);
  return toHref({ path: trimSlash(decodePart(pathname)), search, hash });
}

/** What a link says, as an address of this host and otherwise as it is: for a path that is no page. */
export function toPlainHref(to: string): string {
  return /^\/(?!\/)/.test(to) ? withBase(to) : to;
}
