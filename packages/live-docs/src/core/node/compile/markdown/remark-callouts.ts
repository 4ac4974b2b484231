import type { Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import { jsxAttribute } from './mdx-nodes';

/** Kinds that GitHub has and that look like another here. */
const KINDS: Readonly<Record<string, string>> = { important: 'note', caution: 'warning' };

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
      const marker = /^\[!(NOTE|TIP|WARNING|IMPORTANT|CAUTION)\]\s*/i.exec(text.value);
      if (!marker) return;
      text.value = text.value.slice(marker[0].length);
      const kind = marker[1]!.toLowerCase();
      const callout: MdxJsxFlowElement = {
        type: 'mdxJsxFlowElement',
        name: 'Callout',
        attributes: [jsxAttribute('kind', KINDS[kind] ?? kind)],
        children: node.children,
      };
      parent.children[index] = callout;
    });
  };
}
