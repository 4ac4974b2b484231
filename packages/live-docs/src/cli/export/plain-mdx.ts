import type { Blockquote, Root, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown, gfmToMarkdown } from 'mdast-util-gfm';
import { toMarkdown } from 'mdast-util-to-markdown';
import { gfm } from 'micromark-extension-gfm';
import { visit } from 'unist-util-visit';

/** Names of callouts as other engines have them, by those of GitHub. */
export type Callouts = Readonly<Record<'NOTE' | 'TIP' | 'IMPORTANT' | 'WARNING' | 'CAUTION', string>>;

const CALLOUT = /^\[!(NOTE|TIP|IMPORTANT|WARNING|CAUTION)\]\s*/;

/** What CommonMark takes for text, and MDX for code: https://mdxjs.com/docs/what-is-mdx/#markdown */
const UNSAFE = [
  ...['{', '<'].flatMap((character) => [
    { character, inConstruct: ['phrasing' as const] },
    { atBreak: true, character },
  ]),
  { atBreak: true, character: 'i', after: 'mport[ {]' },
  { atBreak: true, character: 'e', after: 'xport[ {]' },
];

/**
 * Turns Markdown into MDX that says the same: what would be code there is escaped, and callouts are directives (`:::tip`).
 * @param blocks MDX that takes the place of each paragraph that consists of its key.
 */
export function plainMdx(markdown: string, callouts: Callouts, blocks: ReadonlyMap<string, string>): string {
  const tree = fromMarkdown(markdown, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });
  visit(tree, 'blockquote', (node, index, parent) => {
    const written = index === undefined ? undefined : directive(node, callouts);
    if (written && parent) parent.children.splice(index!, 1, ...written);
  });
  visit(tree, 'paragraph', (node, index, parent) => {
    const [child, ...more] = node.children;
    const block = child?.type === 'text' && more.length === 0 ? blocks.get(child.value) : undefined;
    if (block !== undefined && parent && index !== undefined) parent.children[index] = raw(block);
  });
  return toMarkdown(tree, {
    bullet: '-',
    // Links in angle brackets would be elements.
    resourceLink: true,
    extensions: [gfmToMarkdown({ tablePipeAlign: false })],
    unsafe: UNSAFE,
    handlers: { html: ({ value }: { value: string }) => value.replace(/<(br|hr)>/g, '<$1 />') },
  });
}

const raw = (value: string): RootContent => ({ type: 'html', value });

/** A callout as a directive; undefined for any other quotation. */
function directive({ children }: Blockquote, callouts: Callouts): RootContent[] | undefined {
  const [first, ...others] = children;
  if (first?.type !== 'paragraph') return undefined;
  const [start, ...rest] = first.children;
  const [marker, kind] = (start?.type === 'text' && CALLOUT.exec(start.value)) || [];
  if (start?.type !== 'text' || marker === undefined) return undefined;
  const value = start.value.slice(marker.length);
  const line = [...(value ? [{ ...start, value }] : []), ...rest];
  const content: Root['children'] = line.length > 0 ? [{ type: 'paragraph', children: line }, ...others] : others;
  return [raw(`:::${callouts[kind as keyof Callouts]}`), ...content, raw(':::')];
}
