import path from 'node:path';
import { decodePart } from 'live-docs/internal';
import type { DocPage } from './find-docs';
import type { Scripts } from './scripts';

const EXTERNAL = /^([a-z][a-z0-9+.-]*:|\/\/)/i;

/** Writes addresses in pages as the site has them. */
export interface Links {
  /** A link of a page. @returns undefined for one that stays. */
  link(href: string, page: Pick<DocPage, 'source' | 'permalink'>, target: string): string | undefined;
  /** A picture of a page: beside it, or among the files that are served as they are. */
  picture(href: string, page: Pick<DocPage, 'source'>, target: string): string | undefined;
}

/**
 * @param pages all pages, and translations by their sources. @param redirects old addresses, with what they lead to.
 * @param dirs folders that paths of documents may start from.
 * @param move what a file beside pages is copied to.
 */
export function createLinks(
  pages: readonly Pick<DocPage, 'source' | 'permalink' | 'address'>[],
  base: string,
  redirects: ReadonlyMap<string, string>,
  dirs: readonly string[],
  scripts: Scripts,
  move: (file: string) => string,
): Links {
  const bySource = new Map(pages.map((page) => [page.source, page.address]));
  const byPermalink = new Map(pages.map((page) => [page.permalink.toLowerCase(), page.address]));
  const at = (address: string) => byPermalink.get(address.replace(/(?<=.)\/+$/, '').toLowerCase());
  const inSite = (address: string) =>
    base !== '/' && `${address}/`.startsWith(base) ? `/${address.slice(base.length)}` : address;

  return {
    link(href, { source, permalink }, target) {
      if (href.startsWith('pathname://')) return href.slice('pathname://'.length);
      if (EXTERNAL.test(href) || /^[#?]/.test(href)) return undefined;
      const [, named = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(href) ?? [];
      const decoded = decodePart(named);
      if (/\.mdx?$/.test(decoded)) {
        const folder = path.posix.dirname(source);
        const candidates = decoded.startsWith('@site/')
          ? [decoded.slice('@site/'.length)]
          : decoded.startsWith('/')
            ? [decoded.slice(1), ...dirs.map((dir) => path.posix.join(dir, decoded))]
            : [path.posix.join(folder, decoded), ...dirs.map((dir) => path.posix.join(dir, decoded))];
        const found = candidates.find((file) => bySource.has(file));
        if (found !== undefined) return bySource.get(found)! + rest;
      }
      const page = at(
        decoded.startsWith('/') ? inSite(decoded) : path.posix.resolve(path.posix.dirname(permalink), decoded),
      );
      if (page !== undefined) return page + rest;
      if (decoded.startsWith('/')) {
        const address = inSite(decoded);
        const redirect = redirects.get(address.replace(/(?<=.)\/+$/, ''));
        return (redirect === undefined ? address : (at(redirect) ?? redirect)) + rest;
      }
      const file = fileAddress(decoded, source, target, rest);
      if (file !== undefined || !/^(?:[^.]|\.{1,2}\/)*(?:\.mdx?)?$/.test(decoded)) return file;
      // A page that isn't there, as of a plugin: the address that it had.
      const gone = decoded.replace(/(?:(?:^|\/)(?:index|README))?\.mdx?$/i, '');
      return path.posix.resolve(path.posix.dirname(permalink), gone) + rest;
    },
    picture(href, { source }, target) {
      if (href.startsWith('pathname://')) return href.slice('pathname://'.length);
      if (EXTERNAL.test(href) || href.startsWith('#')) return undefined;
      const [, named = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(href) ?? [];
      const decoded = decodePart(named);
      if (decoded.startsWith('/')) return inSite(decoded) + rest;
      return fileAddress(
        decoded.startsWith('@') || decoded.startsWith('.') ? decoded : `./${decoded}`,
        source,
        target,
        rest,
      );
    },
  };

  function fileAddress(named: string, source: string, target: string, rest: string): string | undefined {
    const file = scripts.resolve(named.startsWith('@') || named.startsWith('.') ? named : `./${named}`, source);
    if (file === undefined) return undefined;
    const served = scripts.addressOfStatic(file);
    if (served !== undefined) return encodeURI(served) + rest;
    const moved = path.posix.relative(path.posix.dirname(target), move(file));
    return encodeURI(moved.startsWith('.') ? moved : `./${moved}`) + rest;
  }
}
