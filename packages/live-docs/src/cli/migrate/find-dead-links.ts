import path from 'node:path';
import GithubSlugger from 'github-slugger';
import type { Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { decodePart, trimSlash } from '../../model';
import type { Note } from './plan';
import { findTags, parseMarkdown } from './tags';

/** A page as it's written. */
export interface WrittenPage {
  /** Path of its file from the folder. */
  file: string;
  address: string;
  text: string;
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
    const found = anchors.get(target);
    if (!found) return !isPublic(place) && !place.startsWith('/~demos/');
    return hash !== '' && !found.has(decodePart(hash));
  };
  return parsed.flatMap((page) =>
    linksOf(page.text, page.tree)
      .filter(({ href }) => isDead(page, href))
      .map(({ href, line }): Note => {
        const text = `The link to "${href}" leads nowhere, as it did with dumi`;
        return { kind: 'done', where: `${page.file}:${line}`, text };
      }),
  );

  function addressOf(from: WrittenPage, place: string): string | undefined {
    if (place === '') return from.address;
    const decoded = decodePart(place);
    if (decoded.startsWith('/')) return trimSlash(decoded);
    return pages.find(({ file }) => file === path.posix.join(path.posix.dirname(from.file), decoded))?.address;
  }
}

/** The links of Markdown and of HTML. */
function linksOf(text: string, tree: Root): { href: string; line: number }[] {
  const links: { href: string; line: number }[] = [];
  visit(tree, ['link', 'definition'], (node) => {
    if ('url' in node) links.push({ href: node.url, line: node.position?.start.line ?? 1 });
  });
  const tags = findTags(text, tree, 'a').flatMap(({ attributes: { href }, start }) =>
    typeof href === 'string' ? [{ href, line: text.slice(0, start).split('\n').length }] : [],
  );
  return [...links, ...tags];
}
