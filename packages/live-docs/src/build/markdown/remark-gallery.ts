import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { importStatement, jsxAttribute } from './mdx-nodes';
import type { PagePass } from './page-output';

/** Hands `<Gallery />` the cards, so that only a page that shows them carries them. */
export function remarkGallery({ output }: PagePass) {
  return (tree: Root): void => {
    visit(tree, 'mdxJsxFlowElement', (node) => {
      if (node.name !== 'Gallery') return;
      output.hasGallery = true;
      node.attributes.push(jsxAttribute('groups', { expression: 'galleryGroups' }));
    });
    if (output.hasGallery) tree.children.push(importStatement("import galleryGroups from 'virtual:gallery';"));
  };
}
