import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { importStatement, jsxAttribute } from './mdx-nodes';

/** Hands `<Gallery />` the cards, so that only a page that shows them carries them. */
export function remarkGallery() {
  return (tree: Root): void => {
    let found = false;
    visit(tree, 'mdxJsxFlowElement', (node) => {
      if (node.name !== 'Gallery') return;
      found = true;
      node.attributes.push(jsxAttribute('groups', { expression: 'galleryGroups' }));
    });
    if (found) tree.children.push(importStatement("import galleryGroups from 'virtual:gallery';"));
  };
}
