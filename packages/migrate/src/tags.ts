import type { Code, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { parseText } from 'live-docs/internal';

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
