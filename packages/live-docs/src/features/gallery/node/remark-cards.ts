import type { Root } from 'mdast';
import type { MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import { jsxAttribute } from '../../../core/node/compile/markdown/mdx-nodes';

/** Puts the picture of a demo before each link of `<Cards>` that leads to one: `[Fixed columns](/demo/fixed#demo-fixed)`. */
export function remarkCards(tree: Root): void {
  visit(tree, 'mdxJsxFlowElement', (cards) => {
    if (cards.name !== 'Cards') return;
    visit(cards, 'link', ({ url }, index, parent) => {
      const id = /#demo-(.+)$/.exec(url)?.[1];
      if (id === undefined || index === undefined || parent?.type !== 'paragraph') return undefined;
      const picture: MdxJsxTextElement = {
        type: 'mdxJsxTextElement',
        name: 'DemoPicture',
        attributes: [jsxAttribute('of', id)],
        children: [],
      };
      parent.children.splice(index, 0, picture);
      return index + 2;
    });
  });
}
