import type { Element, Properties, Root } from 'hast';
import { visit } from 'unist-util-visit';

declare module 'hast' {
  interface Data {
    /** The same as in the tree of Markdown. */
    isHtml?: boolean;
    hProperties?: Properties;
  }
}

/**
 * Makes elements of a page's HTML, which until here are JSX: the page's components are for these alone. Header cells of tables
 * without content become data cells, since a screen reader would announce a header without a name.
 */
export function rehypeHtml() {
  return (tree: Root): void => {
    visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node, index, parent) => {
      if (!('attributes' in node) || !node.data?.isHtml || !parent || index === undefined) return;
      const { name, children, data, position } = node;
      const properties = data.hProperties ?? {};
      parent.children[index] = { type: 'element', tagName: name ?? '', properties, children, position } as never;
    });
    visit(tree, 'element', (node) => {
      if (node.tagName === 'th' && node.children.every(isBlank)) node.tagName = 'td';
    });
  };
}

const isBlank = (node: Element['children'][number]) => node.type === 'text' && node.value.trim() === '';
