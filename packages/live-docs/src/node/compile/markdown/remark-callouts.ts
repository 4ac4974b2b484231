import type { Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import { jsxAttribute } from './mdx-nodes';

/**
 * Turns block quotes that begin with `[!NOTE]`, `[!TIP]` or `[!WARNING]` into `<Callout kind>`.
 * The notation is GitHub's: https://docs.github.com/get-started/writing-on-github (Alerts).
 */
export function remarkCallouts() {
  return (tree: Root): void => {
    visit(tree, 'blockquote', (node, index, parent) => {
      const paragraph = node.children[0];
      const text = paragraph?.type === 'paragraph' ? paragraph.children[0] : undefined;
      if (!parent || index === undefined || text?.type !== 'text') return;
      const marker = /^\[!(NOTE|TIP|WARNING)\]\s*/.exec(text.value);
      if (!marker) return;
      text.value = text.value.slice(marker[0].length);
      const callout: MdxJsxFlowElement = {
        type: 'mdxJsxFlowElement',
        name: 'Callout',
        attributes: [jsxAttribute('kind', marker[1]!.toLowerCase())],
        children: node.children,
      };
      parent.children[index] = callout;
    });
  };
}
