import type { Code, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { parseText } from '../../node/compile/markdown/parse-text';

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

/** Finds the tags of a name that aren't in code. One that nothing closes before the next, or before an empty line, ends at itself. */
export function findTags(text: string, tree: Root, name: string): Tag[] {
  const code: [start: number, end: number][] = [];
  visit(tree, ['code', 'inlineCode'], (node) => {
    const { start, end } = node.position ?? {};
    if (start?.offset !== undefined && end?.offset !== undefined) code.push([start.offset, end.offset]);
  });
  const open = new RegExp(`<${name}(?=[\\s/>])((?:[^>"'{]|"[^"]*"|'[^']*'|\\{[^}]*\\})*)>`, 'g');
  const close = `</${name}>`;
  const tags: Tag[] = [];
  for (const match of text.matchAll(open)) {
    const start = match.index;
    if (code.some(([from, to]) => from <= start && start < to)) continue;
    const [whole, written = ''] = match;
    const after = start + whole.length;
    const isWhole = written.trimEnd().endsWith('/');
    const closed = text.indexOf(close, after);
    const between = closed < 0 ? '' : text.slice(after, closed);
    const isClosed = !isWhole && closed >= 0 && !between.includes(`<${name}`) && !/\n\s*\n/.test(between);
    tags.push({
      start,
      end: isClosed ? closed + close.length : after,
      attributes: readAttributes(written.replace(/\/\s*$/, isWhole ? '' : '$&')),
      inner: isClosed ? between.trim() : '',
    });
  }
  return tags;
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
  const below =
    after.trim() === '' || /^[ \t]*\r?\n[ \t]*\r?\n/.test(after) ? '' : /^[ \t]*\r?\n/.test(after) ? '\n' : '\n\n';
  const spaces = below === '\n\n' ? (/^[ \t]*/.exec(after)?.[0].length ?? 0) : 0;
  return { start, end: end + spaces, text: `${above}${block}${below}` };
}

/** Replaces parts of a text. The parts don't overlap. */
export function applyEdits(text: string, edits: Edit[]): string {
  return edits
    .toSorted((a, b) => b.start - a.start)
    .reduce((rest, edit) => rest.slice(0, edit.start) + edit.text + rest.slice(edit.end), text);
}
