import { cards } from './cards';
import { columnWidths } from './column-widths';
import { paper } from './paper';
import { scrollX } from './scroll-x';
import type { Drawing, Shape } from './shapes';
import { sizes } from './sizes';
import { twoTables } from './two-tables';

/** The drawings of the guides, by the name that pages call them by. */
export const DRAWINGS: Readonly<Record<string, Drawing>> = {
  'cards': cards,
  'column-widths': columnWidths,
  'paper': paper,
  'scroll-x': scrollX,
  'sizes': sizes,
  'two-tables': twoTables,
};

/** A node of a page, as far as drawings go. */
interface Node {
  type: string;
  name?: string | null;
  attributes?: readonly { name?: string; value?: unknown }[];
  children?: Node[];
  value?: string;
  data?: object;
}

/** What a plugin knows of a page's file. */
interface PageFile {
  path: string;
  fail(reason: string, place: unknown): never;
}

/**
 * Puts a drawing in the place of `<Drawing of="two-tables">What it shows.</Drawing>`: a figure with that text as its caption, which is
 * also what screen readers get. It's markup of the page, so no script comes with it.
 */
export function remarkDrawings() {
  return (tree: Node, file: PageFile): void => {
    const say = (english: string, chinese: string) => (file.path.endsWith('.zh-CN.mdx') ? chinese : english);
    const visit = (node: Node): void => {
      node.children?.forEach(visit);
      if (node.name !== 'Drawing') return;
      const name = String(node.attributes?.find((one) => one.name === 'of')?.value);
      const draw = DRAWINGS[name];
      if (!draw) file.fail(`<Drawing of="${name}">. Expected one of ${Object.keys(DRAWINGS).join(', ')}`, node);
      const caption = node.children?.flatMap((child) =>
        child.type === 'paragraph' ? (child.children ?? []) : [child],
      );
      if (!caption?.length)
        file.fail(`<Drawing of="${name}"> without a caption. Write what it shows between its tags`, node);
      for (const key of ['name', 'attributes'] as const) delete node[key];
      Object.assign(node, figure(draw(say), caption));
    };
    visit(tree);
  };
}
// Pages are kept from one command to the next.
remarkDrawings.isPure = true;

/** A paragraph as far as Markdown is concerned: what reads pages finds the caption in it. */
const figure = (pictures: Shape[], caption: Node[]): Node => ({
  type: 'paragraph',
  data: { hName: 'figure', hProperties: { style: FIGURE } },
  children: [
    {
      type: 'text',
      value: '',
      data: { hName: 'div', hProperties: { style: PICTURES, ariaHidden: 'true' }, hChildren: pictures },
    },
    { type: 'mdxJsxTextElement', name: 'figcaption', attributes: [], children: caption },
  ],
});

const FIGURE = 'max-width: 820px; margin: 24px 0; color: var(--text-soft); font-size: 14px';
const PICTURES = 'display: flex; flex-wrap: wrap; align-items: flex-start; gap: 20px 28px; margin-bottom: 12px';
