import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { findTags, type Edit } from './tags';

/** An address in a page. */
export interface FoundLink {
  /** As the page has it. */
  href: string;
  /** Where it is in the text. */
  start: number;
  /** Line of the text that what has it begins on. */
  line: number;
  isPicture: boolean;
}

/** The addresses of a page's links and pictures, in Markdown and of links in HTML. */
export function findLinks(text: string, tree: Root): FoundLink[] {
  const links: FoundLink[] = [];
  const add = (href: string, from: number, to: number, line: number, isPicture = false) => {
    const at = text.slice(from, to).indexOf(href);
    links.push({ href, start: at < 0 ? -1 : from + at, line, isPicture });
  };
  visit(tree, ['link', 'image', 'definition'], (node) => {
    if (!('url' in node) || !node.position) return;
    const { start, end } = node.position;
    const [from, to] = [start.offset ?? 0, end.offset ?? 0];
    // Behind the text, which may be the address, too.
    const last = 'children' in node ? node.children.at(-1)?.position?.end.offset : undefined;
    const lead = text.slice(last ?? from, to).search(/\][(:]/);
    add(node.url, (last ?? from) + Math.max(lead, 0), to, start.line, node.type === 'image');
  });
  for (const { attributes, start, opened } of findTags(text, tree, 'a'))
    if (typeof attributes['href'] === 'string')
      add(attributes['href'], start, opened, text.slice(0, start).split('\n').length);
  return links;
}

/** Edits that write other addresses. @param change returns undefined for an address that stays. */
export function editLinks(text: string, tree: Root, change: (link: FoundLink) => string | undefined): Edit[] {
  return findLinks(text, tree).flatMap((link) => {
    const changed = link.start < 0 ? undefined : change(link);
    if (changed === undefined || changed === link.href) return [];
    return [{ start: link.start, end: link.start + link.href.length, text: changed }];
  });
}
