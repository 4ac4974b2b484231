import type { Nodes, RootContent } from 'mdast';
import { htmlTokens, type HtmlToken, type OpenTag } from './html-tokens';

type Position = Nodes['position'];
type Tag = { position: Position } & Exclude<HtmlToken, { kind: 'text' }>;

/** A child of a node, or a tag between its children. */
type Piece = { kind: 'node'; node: RootContent } | Tag;

/** What a tag begins: an element with content, one without, or none, so that it's text. */
type TagKind = 'element' | 'empty' | 'text';

/** What says which tags are elements, and what these become. */
export interface HtmlReader {
  kindOf(tag: OpenTag, context: TagContext): TagKind;
  /** True for the end of an element that has begun nowhere: it's left out. */
  isElement(name: string): boolean;
  toNodes(tag: OpenTag, children: RootContent[], position: Position): RootContent[];
}

/** Where a tag is. */
interface TagContext {
  /** True if its end is among the same children. */
  hasEnd: boolean;
  /** True right behind a letter, as in `Array<string>`. */
  isBehindWord: boolean;
  /** Names of the elements around it. */
  outer: string[];
}

/** Puts the children of a node into the elements that HTML among them begins and ends. */
export function nestHtml(children: readonly RootContent[], reader: HtmlReader): RootContent[] {
  const pieces = children.flatMap((node): Piece[] =>
    node.type === 'html' ? toPieces(node.value, node.position) : [{ kind: 'node', node }],
  );
  const root: RootContent[] = [];
  const open: { tag: OpenTag; position: Position; children: RootContent[] }[] = [];
  const put = (...nodes: RootContent[]) => {
    const into = open.at(-1)?.children ?? root;
    for (const node of nodes) {
      const last = into.at(-1);
      if (node.type === 'text' && last?.type === 'text')
        into[into.length - 1] = { ...last, value: last.value + node.value };
      else into.push(node);
    }
  };
  const end = () => {
    const last = open.pop();
    if (last) put(...reader.toNodes(last.tag, last.children, last.position));
  };
  for (const [at, piece] of pieces.entries()) {
    if (piece.kind === 'node') put(piece.node);
    else if (piece.kind === 'close') {
      const from = open.findLastIndex(({ tag }) => isSame(tag.name, piece.name));
      if (from >= 0) while (open.length > from) end();
      else if (!reader.isElement(piece.name)) put(textOf(piece));
    } else {
      const before = pieces[at - 1];
      const kind = reader.kindOf(piece, {
        hasEnd: pieces.slice(at).some((one) => one.kind === 'close' && isSame(one.name, piece.name)),
        isBehindWord: before?.kind === 'node' && before.node.type === 'text' && /[\w$]$/.test(before.node.value),
        outer: open.map(({ tag }) => tag.name),
      });
      if (kind === 'text') put(textOf(piece));
      else if (kind === 'empty') put(...reader.toNodes(piece, [], piece.position));
      else open.push({ tag: piece, position: piece.position, children: [] });
    }
  }
  while (open.length > 0) end();
  return root;
}

function toPieces(html: string, position: Position): Piece[] {
  return htmlTokens(html).map((token): Piece => {
    const at = position && { start: { ...position.start, line: position.start.line + token.line }, end: position.end };
    return token.kind === 'text'
      ? { kind: 'node', node: { type: 'text', value: token.value, ...(at ? { position: at } : {}) } }
      : { ...token, position: at };
  });
}

const textOf = ({ text, position }: Tag): RootContent => ({
  type: 'text',
  value: text,
  ...(position ? { position } : {}),
});

const isSame = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();
