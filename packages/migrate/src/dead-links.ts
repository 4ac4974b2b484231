import path from 'node:path';
import { decodePart, defaultAddress, localAddress, readHeadings } from 'live-docs/internal';
import { findLinks, parsePage } from './page-text';
import type { Note } from './plan';

/** A page of the site, or a translation of one, as far as links are concerned. */
interface LinkingPage {
  /** Path of its file from the folder. */
  file: string;
  /** The file that it translates. */
  of?: string | undefined;
  /** What addresses in its language start with. */
  base: string;
  /** Its address on the site. */
  address: string;
  text: string;
}

/**
 * Finds links of pages that lead to no page or heading.
 * @param isPublic true for the address of a file that is served as it is.
 * @param read the text of a file that pages may include. @param reason what is said of all of them.
 */
export function findDeadLinks(
  pages: readonly LinkingPage[],
  isPublic: (address: string) => boolean,
  read: (file: string) => string | undefined,
  reason: string,
): Note[] {
  const parsed = pages.map((page) => ({ ...page, tree: parsePage(page.file, page.text) }));
  const anchors = new Map<string, Set<string>>();
  for (const { address, file, text } of parsed) {
    const known = anchors.get(address) ?? new Set<string>();
    for (const { id } of readHeadings(file, text, read)) known.add(id);
    anchors.set(address, known);
  }
  // A translation has the anchors of its page.
  const addresses = new Map(parsed.map(({ file, address }) => [file, address]));
  for (const { of, address } of parsed)
    for (const id of anchors.get(addresses.get(of ?? '') ?? '') ?? []) anchors.get(address)?.add(id);
  const isDead = (from: LinkingPage, href: string): boolean => {
    const base = from.of && from.base;
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
        const text = `The link to "${href}" leads nowhere, ${reason}`;
        return { kind: 'done', where: `${one.file}:${line}`, text };
      }),
  );

  function addressOf(from: LinkingPage, place: string): string | undefined {
    if (place === '') return from.address;
    const decoded = decodePart(place);
    if (decoded.startsWith('/')) return decoded.replace(/(?<=.)\/+$/, '');
    return pages.find(({ file }) => file === path.posix.join(path.posix.dirname(from.file), decoded))?.address;
  }
}

/** From here on, dead links to one folder are one note. */
const MANY_LINKS = 5;

/**
 * Makes one note of many dead links to one folder without pages: a plugin of the other engine may write pages there.
 * @param addresses of the site's pages.
 */
export function joinDeadLinks(dead: readonly Note[], addresses: readonly string[]): Note[] {
  const folderOf = (note: Note) => /"(\/[^/"#]+)[/#][^"]*"/.exec(note.text)?.[1];
  const isKnown = new Set(addresses.map((address) => `/${address.split('/')[1]}`));
  return dead.map((note) => {
    const to = folderOf(note);
    const isMany =
      to !== undefined && !isKnown.has(to) && dead.filter((other) => folderOf(other) === to).length > MANY_LINKS;
    return isMany ? { ...note, text: `Links lead below ${to}, where the site has no pages` } : note;
  });
}
