import type { Root as HastRoot, RootContent as HastContent } from 'hast';
import { fromParse5 } from 'hast-util-from-parse5';
import { htmlTagNames } from 'html-tag-names';
import type { Nodes, Paragraph, Parents, PhrasingContent, Root, RootContent, Text } from 'mdast';
import { phrasing } from 'mdast-util-phrasing';
import { toString } from 'mdast-util-to-string';
import { parseFragment } from 'parse5';
import { VFile } from 'vfile';
import { escapeHtml } from '../../../model';
import { componentNode, htmlNode } from './html-node';
import { RAW_TEXT, readTags, type Tag } from './read-tags';

/** What says which tags are elements, and which are text. */
export interface HtmlReader {
  /** What a tag begins: an element with content, one without, none so that it's text, or none so that it's left out. */
  kindOf(tag: Tag, context: TagContext): 'element' | 'empty' | 'text' | 'none';
  /** True for the end of an element that has begun nowhere: it's left out. */
  isElement(name: string): boolean;
  /** True for a component that is a block, even in a line of text. */
  isBlock(name: string): boolean;
}

interface TagContext {
  /** True if its end is among the same children. */
  hasEnd: boolean;
  /** True right behind a letter, as in `Array<string>`. */
  isBehindWord: boolean;
  /** True within `svg` and `math`, whose elements aren't those of HTML. */
  isForeign: boolean;
}

/** Elements that hold nothing. */
export const VOID = new Set('area br col embed hr img input link meta source track wbr'.split(' '));

const NAMES = new Set(htmlTagNames);

/** The name of an HTML element in lower case; undefined for any other name. `BR` is one, `Select` is a component's. */
export function elementName(written: string): string | undefined {
  const name = written.toLowerCase();
  return NAMES.has(name) && (written === name || written === written.toUpperCase()) ? name : undefined;
}

/**
 * Elements that a browser nests as it does what nodes of Markdown become. For others it's enough whether they're blocks: a block
 * ends a paragraph, and what is in a `template` has no effect on what is around.
 */
const TAGS: Readonly<Partial<Record<Nodes['type'], string>>> = {
  paragraph: 'p',
  heading: 'h2',
  list: 'ul',
  listItem: 'li',
  link: 'a',
  linkReference: 'a',
  emphasis: 'em',
  strong: 'strong',
  delete: 'del',
};

/**
 * Puts the nodes of a tree into the elements that HTML among them begins and ends, as a browser would: rows of a table are in a
 * `tbody`, and no block is in a paragraph. For that it's parsed once as a document, with an element in the place of each node.
 */
export function nestHtml(tree: Root, reader: HtmlReader): void {
  let html = '';
  /** What the document has at an offset. */
  const sources = new Map<number, Nodes | Tag>();
  const add = (text: string, source?: Nodes | Tag) => {
    if (source) sources.set(html.length, source);
    html += text;
  };

  const write = (node: Nodes): void => {
    if (node.type === 'text') return add(escapeHtml(node.value), node);
    const name = TAGS[node.type] ?? (phrasing(node) ? 'template' : 'div');
    add(`<${name}>`, node);
    if ('children' in node) writeChildren(node);
    add(`</${name}>`);
  };

  const writeChildren = (parent: Parents): void => {
    const isFlow = holdsBlocks(parent);
    const children: readonly Nodes[] = parent.children;
    const pieces = children.flatMap((node): (Nodes | Tag)[] =>
      node.type === 'html' ? readTags(node, isFlow) : [node],
    );
    const open: { tag: Tag; end: string }[] = [];
    /** Ends an element, and those within it. */
    const close = (from: number) => {
      for (const { end } of open.splice(from).reverse()) add(end);
    };
    for (const [at, piece] of pieces.entries()) {
      if (piece.type !== 'tag') {
        const around = open.at(-1)?.tag.name.toLowerCase() ?? '';
        // An address is a link by itself, also within one.
        if (piece.type === 'link' && open.some(({ tag }) => elementName(tag.name) === 'a')) writeChildren(piece);
        else if (!RAW_TEXT.has(around)) write(piece);
        else if (around !== 'script') add(around === 'textarea' ? escapeHtml(toString(piece)) : toString(piece));
        continue;
      }
      const isSame = ({ name }: Tag) => name.toLowerCase() === piece.name.toLowerCase();
      if (piece.isEnd) {
        const from = open.findLastIndex(({ tag }) => isSame(tag));
        if (from >= 0) close(from);
        else if (!reader.isElement(piece.name)) write(textNode(piece.text, piece.position));
        continue;
      }
      const before = pieces[at - 1];
      const isForeign = open.some(({ tag }) => /^(svg|math)$/i.test(tag.name));
      const kind = reader.kindOf(piece, {
        hasEnd: pieces.slice(at).some((one) => one.type === 'tag' && one.isEnd && isSame(one)),
        isBehindWord: before?.type === 'text' && /[\w$]$/.test(before.value),
        isForeign,
      });
      if (kind === 'text') write(textNode(piece.text, piece.position));
      if (kind === 'text' || kind === 'none') continue;
      const isComponent = !isForeign && elementName(piece.name) === undefined;
      add(isComponent ? '<template>' : piece.text, piece);
      const end = `</${isComponent ? 'template' : piece.name}>`;
      if (kind === 'element') open.push({ tag: piece, end });
      else if (!isForeign && !VOID.has(piece.name.toLowerCase())) add(end);
    }
    // What has no end is ended with its parent.
    close(0);
  };

  const read = (node: HastContent): RootContent[] => {
    const source = sources.get(node.position?.start.offset ?? -1);
    if (node.type === 'text') return [textNode(node.value, source?.position)];
    if (node.type !== 'element' || node.tagName === 'script') return [];
    const children = (node.content ?? node).children.flatMap(read);
    // A browser has some where a block ends a paragraph.
    const isEmptyParagraph = node.tagName === 'p' && children.every(isBlank) && !node.properties['id'];
    if (isEmptyParagraph) return [];
    if (!source || source.type === 'tag') {
      const isComponent = source && node.tagName === 'template' && elementName(source.name) === undefined;
      const content = withoutSpace(children);
      return [
        isComponent
          ? componentNode(source, content, source.isFlow || reader.isBlock(source.name))
          : htmlNode(node, content, source?.position),
      ];
    }
    if (!('children' in source)) return [source as RootContent];
    // A browser repeats an element of text in each block that it reaches into.
    const copy = { ...source, children: holdsBlocks(source) ? wrapText(children) : children } as Paragraph;
    return source.type === 'paragraph' ? splitParagraph(copy) : [copy];
  };

  write(tree);
  const document = parseFragment(html, { sourceCodeLocationInfo: true, scriptingEnabled: false });
  const { children } = fromParse5(document, { file: new VFile(html) }) as HastRoot;
  Object.assign(tree, children.flatMap(read)[0]);
}

const textNode = (value: string, position: Nodes['position']): Text => ({
  type: 'text',
  value,
  ...(position ? { position } : {}),
});

/** True for a parent whose children are blocks: text needs a paragraph in it. */
const holdsBlocks = ({ type }: Parents): boolean =>
  type === 'root' || type === 'blockquote' || type === 'listItem' || type === 'footnoteDefinition';

const isBlank = (node: Nodes) => node.type === 'text' && node.value.trim() === '';

/** Children of an element without the spaces between its blocks. */
const withoutSpace = (children: RootContent[]): RootContent[] =>
  children.some((child) => !phrasing(child)) ? children.filter((child) => !isBlank(child)) : children;

/** Puts what is text among blocks into paragraphs. */
function wrapText(children: readonly RootContent[]): RootContent[] {
  const blocks: RootContent[] = [];
  let run: PhrasingContent[] = [];
  const end = () => {
    if (!run.every(isBlank)) blocks.push(paragraphOf(run));
    run = [];
  };
  for (const child of children) {
    if (phrasing(child)) run.push(child as PhrasingContent);
    else {
      end();
      blocks.push(child);
    }
  }
  end();
  return blocks;
}

/** Splits a paragraph at the blocks that it holds. One of components alone becomes these. */
function splitParagraph(paragraph: Paragraph): RootContent[] {
  const children: readonly RootContent[] = paragraph.children;
  if (children.some((child) => !phrasing(child))) return wrapText(children);
  const isOnlyComponents = children.every((child) => isBlank(child) || isComponent(child));
  if (!isOnlyComponents) return [{ ...paragraph, children: trim(paragraph.children) }];
  return children.flatMap((child) =>
    child.type === 'mdxJsxTextElement'
      ? { ...child, type: 'mdxJsxFlowElement' as const, children: child.children as never }
      : [],
  );
}

const isComponent = (node: Nodes) => node.type === 'mdxJsxTextElement' && /^[A-Z]/.test(node.name ?? '');

function paragraphOf(children: PhrasingContent[]): Paragraph {
  const [first, last] = [children.find((child) => !isBlank(child)), children.at(-1)];
  const position = first?.position && { start: first.position.start, end: (last?.position ?? first.position).end };
  return { type: 'paragraph', children: trim(children), ...(position ? { position } : {}) };
}

/** Without the line breaks at both ends. */
function trim(children: PhrasingContent[]): PhrasingContent[] {
  return children.flatMap((child, at): PhrasingContent[] => {
    if (child.type !== 'text') return [child];
    let { value } = child;
    if (at === 0) value = value.trimStart();
    if (at === children.length - 1) value = value.trimEnd();
    return value ? [{ ...child, value }] : [];
  });
}
