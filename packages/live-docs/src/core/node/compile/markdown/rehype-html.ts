import { nodeTypes } from '@mdx-js/mdx';
import type { Element, ElementContent, Root } from 'hast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import rehypeRaw from 'rehype-raw';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { escapeHtml } from '../../../model';
import { VOID } from './html-elements';
import type { PagePass } from './page-output';

/**
 * Makes of a page's HTML what a browser would, so that hydration finds the elements that were rendered: rows of a table are in a
 * `tbody`, and no block is in a paragraph.
 */
export function rehypeHtml({ output }: PagePass) {
  const reparse = rehypeRaw({ passThrough: [...nodeTypes] });
  return (tree: Root, file: VFile): Root => {
    if (!output.hasHtml) return tree;
    visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node, index, parent) => {
      if (!('attributes' in node) || !node.data?.isHtml || !parent || index === undefined) return undefined;
      const name = node.name ?? '';
      const start = `<${name}${node.attributes.map(attributeText).join('')}>`;
      const children = VOID.has(name) ? [] : [...(node.children as ElementContent[]), raw(`</${name}>`)];
      parent.children.splice(index, 1, raw(start), ...(children as Element[]));
      return index;
    });
    return reparse(tree, file);
  };
}

const raw = (value: string) => ({ type: 'raw', value }) as const;

function attributeText(
  attribute: MdxJsxFlowElement['attributes'][number] | MdxJsxTextElement['attributes'][number],
): string {
  if (attribute.type !== 'mdxJsxAttribute') return '';
  return typeof attribute.value === 'string'
    ? ` ${attribute.name}="${escapeHtml(attribute.value)}"`
    : ` ${attribute.name}`;
}
