import path from 'node:path';
import GithubSlugger from 'github-slugger';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { decodePart, defaultAddress, localAddress } from 'live-docs/internal';
import type { Note } from './plan';
import { findLinks } from './links';
import { parseMarkdown } from './tags';

/** A page as it's written. */
export interface WrittenPage {
  /** Path of its file from the folder. */
  file: string;
  address: string;
  text: string;
  /** Of a translation: what the addresses in its language start with. */
  base?: string | undefined;
}

/**
 * Finds links of pages that lead to no page or heading. dumi leaves them to readers.
 * @param isPublic true for the address of a file that is served as it is.
 */
export function findDeadLinks(pages: WrittenPage[], isPublic: (address: string) => boolean): Note[] {
  const parsed = pages.map((page) => ({ ...page, tree: parseMarkdown(page.text) }));
  const anchors = new Map<string, Set<string>>();
  for (const { address, tree } of parsed) {
    const known = anchors.get(address) ?? new Set<string>();
    const slugger = new GithubSlugger();
    visit(tree, 'heading', (node) => void known.add(slugger.slug(toString(node))));
    anchors.set(address, known);
  }
  const isDead = (from: WrittenPage, href: string): boolean => {
    if (/^([a-z][a-z0-9+.-]*:|\/\/)/i.test(href)) return false;
    const [named = '', hash = ''] = href.split('#');
    const [place = ''] = named.split('?');
    const target = addressOf(from, place);
    // A path that leads to no page may lead to another file of the repository.
    if (target === undefined) return false;
    const local = anchors.get(localAddress(target, from.base));
    const main = anchors.get(defaultAddress(target, from.base));
    if (!local && !main) return !isPublic(place) && !place.startsWith('/~demos/');
    return hash !== '' && [local, main].every((found) => !found?.has(decodePart(hash)));
  };
  return parsed.flatMap((page) =>
    findLinks(page.text, page.tree)
      .filter(({ href, isPicture }) => !isPicture && isDead(page, href))
      .map(({ href, line }): Note => {
        const text = `The link to "${href}" leads nowhere, as it did with dumi`;
        return { kind: 'done', where: `${page.file}:${line}`, text };
      }),
  );

  function addressOf(from: WrittenPage, place: string): string | undefined {
    if (place === '') return from.address;
    const decoded = decodePart(place);
    if (decoded.startsWith('/')) return decoded.replace(/(?<=.)\/+$/, '');
    return pages.find(({ file }) => file === path.posix.join(path.posix.dirname(from.file), decoded))?.address;
  }
}
