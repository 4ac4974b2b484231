import type { Element, Root } from 'hast';
import { visit } from 'unist-util-visit';

/** Turns empty header cells of tables into data cells: a screen reader would announce a header without a name. */
export function rehypeEmptyHeaders() {
  return (tree: Root): void => {
    visit(tree, 'element', (node) => {
      if (node.tagName === 'th' && node.children.every(isBlank)) node.tagName = 'td';
    });
  };
}

const isBlank = (node: Element['children'][number]) => node.type === 'text' && node.value.trim() === '';
