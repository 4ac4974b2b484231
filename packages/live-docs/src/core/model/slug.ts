import { decodePart } from './decode-part';

/**
 * Turns an older camel-case id into the slug it stands for: `rightToLeft-menu` into
 * `right-to-left-menu`. A slug comes back as it is.
 */
export function toSlug(id: string): string {
  return id.replace(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase();
}

/** Drops the slashes at the end of a path, but for the root's own: `/demo/simple/` becomes `/demo/simple`. */
export function trimSlash(path: string): string {
  return path.replace(/(?!^)\/+$/, '') || '/';
}

/** Drops what names a page's file, which hosts of files answer to as well: `/demo.html`, `/index` and `/index.html`. */
export function trimFile(path: string): string {
  return path.replace(/\.html$/, '').replace(/\/index$/, '') || '/';
}

/** What an address in a language starts with: `/zh-CN`, `/zh-Hans`. It's no camel-case id. */
const LANGUAGE = /^\/[a-z]{2,3}(-[A-Z][a-z]{3})?(-[A-Z]{2})?(?=\/|$)/;

/** The one address of a page, from any that leads to it: decoded, without slash or file at its end or a camel-case id. */
export function canonicalPath(path: string): string {
  const plain = trimFile(trimSlash(decodePart(path)));
  const [language = ''] = LANGUAGE.exec(plain) ?? [];
  return language + toSlug(plain.slice(language.length));
}

/**
 * True for what may be the address of a page: of this site, without a file's ending, and not a demo's own document. Whether
 * there is such a page is known when it's loaded.
 */
export function mayBePage(to: string): boolean {
  const [path = ''] = to.split(/[?#]/);
  return !/^([a-z][a-z\d+.-]*:|\/\/)/i.test(to) && !/\/~demos\/|\.(?!html$)[^/]*$/.test(path);
}
