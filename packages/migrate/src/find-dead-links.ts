import path from 'node:path';
import { decodePart, defaultAddress, localAddress, readHeadings } from 'live-docs/internal';
import { findLinks, parseMarkdown } from './page-text';
import type { Note } from './plan';
import type { WrittenPage } from './write-pages';

/**
 * Finds links of pages that lead to no page or heading. dumi leaves them to readers.
 * @param isPublic true for the address of a file that is served as it is.
 * @param read the text of a file that pages may include.
 */
export function findDeadLinks(
  pages: WrittenPage[],
  isPublic: (address: string) => boolean,
  read: (file: string) => string | undefined,
): Note[] {
  const parsed = pages.map((page) => ({ ...page, tree: parseMarkdown(page.text) }));
  const anchors = new Map<string, Set<string>>();
  for (const { address, page, text } of parsed) {
    const known = anchors.get(address) ?? new Set<string>();
    for (const { id } of readHeadings(page.target, text, read)) known.add(id);
    anchors.set(address, known);
  }
  // A translation has the anchors of its page.
  const addresses = new Map(parsed.map(({ page, address }) => [page.target, address]));
  for (const { of, address } of parsed)
    for (const id of anchors.get(addresses.get(of?.target ?? '') ?? '') ?? []) anchors.get(address)?.add(id);
  const isDead = (from: WrittenPage, href: string): boolean => {
    const base = from.of && from.page.language.base;
    if (/^([a-z][a-z0-9+.-]*:|\/\/)/i.test(href)) return false;
    const [named = '', hash = ''] = href.split('#');
    const [place = ''] = named.split('?');
    const target = addressOf(from, place);
    // A path that leads to no page may lead to another file of the repository.
    if (target === undefined) return false;
    const local = anchors.get(localAddress(target, base));
    const main = anchors.get(defaultAddress(target, base));
    if (!local && !main) return !isPublic(place) && !place.startsWith('/~demos/');
    return hash !== '' && [local, main].every((found) => !found?.has(decodePart(hash)));
  };
  return parsed.flatMap((one) =>
    findLinks(one.text, one.tree)
      .filter(({ href, isPicture }) => !isPicture && isDead(one, href))
      .map(({ href, line }): Note => {
        const text = `The link to "${href}" leads nowhere, as it did with dumi`;
        return { kind: 'done', where: `${one.page.target}:${line}`, text };
      }),
  );

  function addressOf(from: WrittenPage, place: string): string | undefined {
    if (place === '') return from.address;
    const decoded = decodePart(place);
    if (decoded.startsWith('/')) return decoded.replace(/(?<=.)\/+$/, '');
    return pages.find(({ page }) => page.target === path.posix.join(path.posix.dirname(from.page.target), decoded))
      ?.address;
  }
}
