import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { importStatement, jsxAttribute } from './mdx-nodes';
import type { PagePass } from './page-output';

/** Hands `<Gallery />` the cards. They and the component come with such a page alone. */
export function remarkGallery({ output }: PagePass) {
  return (tree: Root): void => {
    visit(tree, 'mdxJsxFlowElement', (node) => {
      if (node.name !== 'Gallery') return;
      output.hasGallery = true;
      node.attributes.push(jsxAttribute('groups', { expression: 'galleryGroups' }));
    });
    if (!output.hasGallery) return;
    tree.children.push(
      importStatement("import { Gallery } from 'virtual:gallery-view';"),
      importStatement("import galleryGroups from 'virtual:gallery';"),
    );
  };
}
