import type { PhrasingContent, RootContent, TableRow } from 'mdast';
import { jsxAttribute, jsxElement } from '../../../core/node/compile/markdown/mdx-nodes';
import type { BlockWriter } from './block-page';
import { readAttribute } from './mdx-page';

/** Doc blocks that show colours, icons and fonts. */
export const STYLE_BLOCKS: Readonly<Record<string, BlockWriter>> = {
  ColorPalette: (block, page) => page.inner(block),
  /** Its names, and a patch of each colour. */
  ColorItem(block, page) {
    const colors = readAttribute(block, 'colors');
    const list = Array.isArray(colors) ? colors.map((color) => [color, color] as const) : Object.entries(colors ?? {});
    const known = list.filter(([name, color]) => typeof name === 'string' && typeof color === 'string');
    if (known.length === 0 || known.length < list.length)
      page.warn(block, `<${block.name}> with colours that are known once the page runs`, 'colours as texts');
    const title = ['title', 'subtitle'].map((name) => readAttribute(block, name)).filter(Boolean);
    const row = (...cells: PhrasingContent[][]): TableRow => ({
      type: 'tableRow',
      children: cells.map((children) => ({ type: 'tableCell', children })),
    });
    const rows = known.map(([name, color]) =>
      row([patch(String(color)), text(` ${name}`)], [{ type: 'inlineCode', value: String(color) }]),
    );
    const head = row([{ type: 'strong', children: [text(String(title[0] ?? ''))] }], [text(String(title[1] ?? ''))]);
    return known.length > 0 ? [{ type: 'table', children: [head, ...rows] }] : [];
  },
  IconGallery: (block, page) => page.inner(block),
  /** The icon, and its name. */
  IconItem: (block, page) => [
    ...page.inner(block),
    { type: 'paragraph', children: [{ type: 'inlineCode', value: String(readAttribute(block, 'name') ?? '') }] },
  ],
  /** A line of text in each size. */
  Typeset(block, page) {
    const [sizes, weight, sample, family] = ['fontSizes', 'fontWeight', 'sampleText', 'fontFamily'].map((name) =>
      readAttribute(block, name),
    );
    if (!Array.isArray(sizes)) {
      page.warn(block, '<Typeset> with sizes that are known once the page runs', 'sizes as numbers or texts');
      return [];
    }
    return sizes.map((fontSize: unknown) =>
      paragraphOf({ fontSize, fontWeight: weight, fontFamily: family }, String(sample ?? 'Aa')),
    );
  },
};

export const text = (value: string): PhrasingContent => ({ type: 'text', value });

const styled = (style: object): ReturnType<typeof jsxAttribute> =>
  jsxAttribute('style', { expression: JSON.stringify(style) });

const patch = (background: string): PhrasingContent => ({
  ...jsxElement('span', [
    styled({ background, display: 'inline-block', width: '2em', height: '1em', verticalAlign: 'middle' }),
  ]),
  type: 'mdxJsxTextElement',
  children: [],
});

const paragraphOf = (style: object, value: string): RootContent => ({
  ...jsxElement('div', [styled(style)]),
  children: [{ type: 'paragraph', children: [text(value)] }],
});
