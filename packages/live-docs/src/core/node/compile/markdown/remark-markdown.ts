import path from 'node:path';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { phrasing } from 'mdast-util-phrasing';
import { defaultHandlers, toMarkdown, type Handle } from 'mdast-util-to-markdown';
import type {
  Code,
  Definition,
  Heading,
  Image,
  Link,
  Paragraph,
  PhrasingContent,
  Root,
  RootContent,
  Table,
  TableCell,
  TableRow,
} from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { pageComponents } from '../../config/chosen-feature';
import { resolveId, toPosix } from '../../files/paths';
import { ownId } from './heading-ids';
import { readText, readTexts } from './mdx-nodes';
import { originOf, type MarkdownPart, type PageInput, type PagePass } from './page-output';

/** Characters that no text holds, around the place of a part among those that aren't text. */
const [OPEN, CLOSE] = ['\u{E000}', '\u{E001}'];

/** Writes the page as Markdown, with a part in the place of each component that shows data of the site. */
export function remarkMarkdown({ input, output, options }: PagePass) {
  const components = pageComponents(options.features);
  return (tree: Root): void => {
    const parts: Exclude<MarkdownPart, string>[] = [];
    const hole = (part: Exclude<MarkdownPart, string>) => OPEN + String(parts.push(part) - 1) + CLOSE;
    const text = toMarkdown(tree, {
      bullet: '-',
      extensions: [gfmToMarkdown({ tablePipeAlign: false }), { handlers: createHandlers(hole, input, components) }],
    });
    // What writes nothing leaves empty lines. Code is a part, and keeps its own.
    output.markdown = text
      .replace(/\n{3,}/g, '\n\n')
      .split(new RegExp(`${OPEN}(\\d+)${CLOSE}`, 'u'))
      .flatMap((piece, at): MarkdownPart | [] => (at % 2 === 1 ? (parts[Number(piece)] ?? []) : piece || []));
  };
}

function createHandlers(
  hole: (part: Exclude<MarkdownPart, string>) => string,
  input: PageInput,
  components: ReadonlyMap<string, unknown>,
): Record<string, Handle> {
  /** An address of the site is a part; any other stays as it is. */
  const address = (href: string) => (/^([/?](?!\/)|#)/.test(href) ? hole({ kind: 'address', href }) : href);
  const addressed =
    <Node extends Link | Image | Definition>(write: Handle): Handle =>
    (node: Node, ...rest) => {
      const file = node.type === 'image' ? node.data?.picture : undefined;
      const url = file === undefined ? address(node.url) : hole({ kind: 'picture', file, href: node.url });
      return write({ ...node, url }, ...rest);
    };
  const flow: Handle = (node: MdxJsxFlowElement, _parent, state, info): string => {
    const [id, src] = [readText(node, 'id'), readText(node, 'src')];
    if (node.name === 'Demo' && id !== undefined) return hole({ kind: 'demo', id });
    if (components.has(node.name ?? ''))
      return hole({ kind: 'component', name: node.name ?? '', props: readTexts(node) });
    if (node.name === 'SourceFile' && src !== undefined) {
      const file = resolveId(originOf(node, input).file, src);
      return hole({ kind: 'source', src: toPosix(path.posix.dirname(input.file), file) });
    }
    if (node.name === 'table' && node.data?.isHtml) return state.handle(tableOf(node), undefined, state, info);
    // What is between the tags on one line is a line of text.
    const isLine = node.children.some((child) => phrasing(child));
    const inner = isLine
      ? state.containerPhrasing({ type: 'paragraph', children: node.children } as unknown as Paragraph, info)
      : state.containerFlow(node, info);
    if (node.name !== 'Callout') return inner;
    return `[!${(readText(node, 'kind') ?? 'note').toUpperCase()}]\n${inner}`.replace(/^/gm, '> ').replace(/ +$/gm, '');
  };
  const inline: Handle = (node: MdxJsxTextElement, _parent, state, info) => {
    const inner = state.containerPhrasing(node, info);
    const of = readText(node, 'of');
    if (node.name === 'InterfaceText' && of !== undefined) return hole({ kind: 'text', of, english: inner });
    const href = readText(node, 'to') ?? readText(node, 'href');
    return href === undefined ? inner : `[${inner}](${address(href)})`;
  };
  return {
    link: addressed<Link>(defaultHandlers.link),
    image: addressed<Image>(defaultHandlers.image),
    definition: addressed<Definition>(defaultHandlers.definition),
    code: (node: Code, ...rest) =>
      hole({
        kind: 'code',
        text: defaultHandlers.code(node.lang === 'install' ? installCommand(node) : node, ...rest),
      }),
    heading: (node: Heading, parent, ...rest) => {
      const id = ownId(node);
      const start =
        id !== undefined && node.depth === 2 && parent?.type === 'root' ? hole({ kind: 'section', id }) : '';
      return start + defaultHandlers.heading(node, parent, ...rest);
    },
    mdxJsxFlowElement: flow,
    mdxJsxTextElement: inline,
    mdxFlowExpression: () => '',
    mdxTextExpression: ({ value }: { value: string }) => /^\s*(['"`])(.*)\1\s*$/s.exec(value)?.[2] ?? '',
    mdxjsEsm: () => '',
    yaml: () => '',
  };
}

/** A table of HTML as one of Markdown: its rows, without what joins cells. */
function tableOf(table: MdxJsxFlowElement): Table {
  const rows: TableRow[] = [];
  visit(table, 'mdxJsxFlowElement', (row) => {
    if (row.name !== 'tr') return;
    const cells = row.children.flatMap((cell): TableCell[] => {
      if (cell.type !== 'mdxJsxFlowElement' || !/^t[dh]$/.test(cell.name ?? '')) return [];
      const content: RootContent[] = cell.children;
      const isLine = content.every((child) => phrasing(child));
      const children: PhrasingContent[] = isLine
        ? (content as PhrasingContent[])
        : [{ type: 'text', value: toString(content) }];
      return [{ type: 'tableCell', children }];
    });
    rows.push({ type: 'tableRow', children: cells });
  });
  return { type: 'table', children: rows };
}

/** What npm is told by a fence of packages. */
const installCommand = (node: Code): Code => ({ ...node, lang: 'sh', value: `npm install ${node.value}` });
