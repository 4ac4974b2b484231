import { parseText } from 'live-docs/internal';
import type { Code, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { attempt } from './attempt';

/** Part of a text, and what takes its place. */
export interface Edit {
  start: number;
  end: number;
  text: string;
}

/** A tag in a page with its attributes and what is between it and its end. */
export interface Tag {
  start: number;
  end: number;
  /** Where its opening tag ends. */
  opened: number;
  attributes: Record<string, string | true>;
  inner: string;
}

export const parseMarkdown = (text: string): Root => parseText('page.md', text);

/**
 * Parses a page as what it is: MDX, or Markdown if its name ends with `.md`, or if MDX can't read it. Places in the tree are those of
 * the text.
 */
export function parsePage(file: string, text: string): Root {
  if (file.endsWith('.md')) return parseMarkdown(text);
  return attempt(() => parseText('page.mdx', text)) ?? parseMarkdown(text);
}

/** The fenced code blocks of a page. */
export function findFences(tree: Root): Code[] {
  const found: Code[] = [];
  visit(tree, 'code', (node) => void found.push(node));
  return found;
}

/** Finds the tags of a name that are neither in code nor in a comment. One that nothing closes before an empty line ends at itself. */
export function findTags(text: string, tree: Root, name: string): Tag[] {
  const passive: [start: number, end: number][] = [];
  visit(tree, ['code', 'inlineCode'], (node) => {
    const { start, end } = node.position ?? {};
    if (start?.offset !== undefined && end?.offset !== undefined) passive.push([start.offset, end.offset]);
  });
  const isPassive = (at: number) => passive.some(([from, to]) => from <= at && at < to);
  for (const { 0: comment, index } of text.matchAll(/<!--[^]*?-->/g))
    if (!isPassive(index)) passive.push([index, index + comment.length]);
  const tags: Tag[] = [];
  const open: Tag[] = [];
  const either = new RegExp(`</${name}>|<${name}(?=[\\s/>])((?:[^>"'{]|"[^"]*"|'[^']*'|\\{[^}]*\\})*)>`, 'g');
  for (const { 0: whole, 1: written, index } of text.matchAll(either)) {
    if (isPassive(index)) continue;
    const end = index + whole.length;
    if (written === undefined) {
      const tag = open.pop();
      const inner = text.slice(tag?.end, index);
      if (tag && !/\n\s*\n/.test(inner)) Object.assign(tag, { end, inner: inner.trim() });
      continue;
    }
    const isWhole = written.trimEnd().endsWith('/');
    const attributes = readAttributes(written.replace(/\/\s*$/, isWhole ? '' : '$&'));
    const tag = { start: index, opened: end, end, attributes, inner: '' };
    tags.push(tag);
    if (!isWhole) open.push(tag);
  }
  return tags;
}

/** Edits that put other text in the places of a tag's ends. What is between them may be edited, too. */
export function rewrap(text: string, { start, opened, end, inner }: Tag, before: string, after: string): Edit[] {
  if (opened === end) return [{ start, end, text: before + after }];
  const from = inner === '' ? opened : text.indexOf(inner, opened);
  return [
    { start, end: from, text: before },
    { start: from + inner.length, end, text: after },
  ];
}

const ATTRIBUTE = /([^\s=/>"']+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|\{([^}]*)\}|([^\s>]+)))?/g;

function readAttributes(written: string): Tag['attributes'] {
  return Object.fromEntries(
    Array.from(written.matchAll(ATTRIBUTE), ([, name = '', ...values]) => {
      const value = values.find((one) => one !== undefined);
      return [
        name,
        value === undefined || value === '' ? true : value.replaceAll('&quot;', '"').replaceAll('&amp;', '&'),
      ];
    }),
  );
}

/** A tag as a page of the engine has it. Attributes that are false or undefined are left out. */
export function printTag(name: string, attributes: Record<string, string | boolean | undefined>): string {
  const written = Object.entries(attributes).flatMap(([key, value]) =>
    value === true ? [key] : value ? [`${key}="${value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`] : [],
  );
  return `<${[name, ...written].join(' ')}></${name}>`;
}

/** Puts what replaces a tag onto lines by itself, with empty lines around it. */
export function asBlock(text: string, { start, end }: Pick<Edit, 'start' | 'end'>, block: string): Edit {
  const before = text.slice(0, start);
  const after = text.slice(end);
  const lead = /(?:^|\n)([ \t]*)$/.exec(before);
  const indent = lead?.[1] ?? '';
  const above = before.trim() === '' || /\n[ \t]*\n[ \t]*$/.test(before) ? '' : lead ? `\n${indent}` : '\n\n';
  const below = after.trim() === '' || /^[ \t]*\n[ \t]*\n/.test(after) ? '' : /^[ \t]*\n/.test(after) ? '\n' : '\n\n';
  const spaces = below === '\n\n' ? (/^[ \t]*/.exec(after)?.[0].length ?? 0) : 0;
  return { start, end: end + spaces, text: `${above}${block}${below}` };
}

/** Replaces parts of a text, which don't overlap: edits of one pass are of places that this text has. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  return edits
    .toSorted((a, b) => b.start - a.start)
    .reduce((rest, edit) => rest.slice(0, edit.start) + edit.text + rest.slice(edit.end), text);
}

/** A page's text between two passes. Each pass reads what the one before left, so that no edit meets another. */
export interface Draft {
  text: string;
  /** Line of the page's file that an offset of this text comes from. */
  lineAt(offset: number): number;
}

/** The text after a pass. @param edits places of the draft's text. */
export function editDraft({ text, lineAt }: Draft, edits: readonly Edit[]): Draft {
  const sorted = edits.toSorted((a, b) => a.start - b.start);
  return {
    text: applyEdits(text, edits),
    lineAt(offset) {
      let at = offset;
      for (const { start, end, text: written } of sorted) {
        if (at < start) break;
        at = at < start + written.length ? start : at - written.length + (end - start);
      }
      return lineAt(at);
    },
  };
}

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

/**
 * A page's front matter and what follows it.
 * @returns `yaml` between the lines of `---`, undefined if there are none; `firstLine`: the line of the file that the body begins on.
 */
export function splitPage(text: string): { yaml: string | undefined; body: string; firstLine: number } {
  const [whole = '', yaml] = /^\uFEFF?---[ \t]*\n(?:([^]*?)\n)??---[ \t]*(?:\n|$)/.exec(text) ?? [];
  if (whole === '') return { yaml: undefined, body: text.replace(/^\uFEFF/, ''), firstLine: 1 };
  return { yaml: yaml ?? '', body: text.slice(whole.length), firstLine: whole.split('\n').length };
}
