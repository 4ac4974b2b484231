import { parseText } from 'live-docs/internal';
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';

/** A tag, an expression, or the imports and exports of a page, with its place in the text. */
export interface MdxNode {
  kind: 'tag' | 'expression' | 'module';
  /** Of a tag, its name; empty for a fragment. */
  name: string;
  /** The whole of it, as it's written. */
  text: string;
  start: number;
  end: number;
  /** Of a tag that isn't empty: where its content begins and ends. */
  inner?: { start: number; end: number } | undefined;
  /** Attributes of a tag whose values are texts, or `true`; those whose values are expressions are undefined. */
  attributes: Record<string, string | true | undefined>;
}

/** A page as MDX sees it. */
export interface MdxPage {
  tree: Root;
  nodes: MdxNode[];
}

const FENCE = /^\s*(?:> ?)*(`{3,}|~{3,})/;

/** Calls `change` for what is outside of fenced code. */
function outsideFences(text: string, change: (part: string) => string): string {
  const parts: { text: string; isCode: boolean }[] = [];
  let fence = '';
  for (const line of text.split(/(?<=\n)/)) {
    const mark = FENCE.exec(line)?.[1] ?? '';
    const isCode = fence !== '' || mark !== '';
    if (fence !== '') fence = mark.startsWith(fence) && !/[^`~\s]/.test(line.replaceAll(/^[>\s]+/g, '')) ? '' : fence;
    else fence = mark;
    const last = parts.at(-1);
    if (last?.isCode === isCode) last.text += line;
    else parts.push({ text: line, isCode });
  }
  return parts.map((part) => (part.isCode ? part.text : change(part.text))).join('');
}

/**
 * Parses MDX as Docusaurus does: it takes comments of HTML, and ids of headings, out first. Places in the tree are those of the text.
 * @throws what MDX says of a text that it can't read.
 */
export function parseMdx(text: string): MdxPage {
  const blank = (part: string) => part.replaceAll(/[^\n]/g, ' ');
  const masked = outsideFences(text, (part) =>
    part
      .replaceAll(/<!--[^]*?-->/g, blank)
      .replaceAll(
        /^( {0,3}#{1,6}[ \t].*?)(\{#[^\s{}]+\}[ \t]*)$/gm,
        (_, before: string, id: string) => before + blank(id),
      ),
  );
  const tree = parseText('page.mdx', masked);
  const nodes: MdxNode[] = [];
  visit(tree, (node) => {
    const kind = KINDS[node.type];
    if (kind === undefined || !node.position) return;
    const [start, end] = [node.position.start.offset ?? 0, node.position.end.offset ?? 0];
    const written = text.slice(start, end);
    const tag = node as unknown as {
      name?: string | null;
      attributes?: { type: string; name?: string; value?: unknown }[];
      children?: { position?: { start: { offset?: number }; end: { offset?: number } } }[];
    };
    const name = tag.name ?? '';
    const closing = kind === 'tag' ? new RegExp(`</\\s*${name.replaceAll('.', '\\.')}\\s*>$`).exec(written) : null;
    nodes.push({
      kind,
      name,
      text: written,
      start,
      end,
      inner: closing ? { start: start + openingEnd(written), end: start + closing.index } : undefined,
      attributes: Object.fromEntries(
        (tag.attributes ?? []).flatMap(({ type, name: key, value }) =>
          type !== 'mdxJsxAttribute' || key === undefined
            ? []
            : [[key, value === null ? true : typeof value === 'string' ? value : undefined]],
        ),
      ),
    });
  });
  return { tree, nodes };
}

const KINDS: Record<string, MdxNode['kind']> = {
  mdxJsxFlowElement: 'tag',
  mdxJsxTextElement: 'tag',
  mdxFlowExpression: 'expression',
  mdxTextExpression: 'expression',
  mdxjsEsm: 'module',
};

/** Where the opening tag that a text begins with ends. */
function openingEnd(text: string): number {
  let depth = 0;
  let quote = '';
  for (let at = 0; at < text.length; at++) {
    const character = text[at]!;
    if (quote !== '') {
      if (character === quote) quote = '';
    } else if (/["'`]/.test(character)) quote = character;
    else if (character === '{') depth += 1;
    else if (character === '}') depth -= 1;
    else if (character === '>' && depth === 0 && text[at - 1] !== '=') return at + 1;
  }
  return text.length;
}

/** True for what only MDX has: imports, expressions, components, and attributes that are expressions. */
export const needsMdx = ({ kind, name, text }: MdxNode): boolean =>
  kind !== 'tag' || !/^[a-z]/.test(name) || /=\s*\{|\bclassName=/.test(text.slice(0, openingEnd(text)));

/** Comments of HTML as MDX has them. */
export const asMdxComments = (text: string): string =>
  outsideFences(text, (part) =>
    part.replaceAll(/<!--([^]*?)-->/g, (_, inner: string) => `{/*${inner.replaceAll('*/', '* /')}*/}`),
  );
