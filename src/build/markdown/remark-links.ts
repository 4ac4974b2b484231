import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { PagePass } from './page-output';

/** A scheme (`https:`, `mailto:`) or a host (`//…`). */
const EXTERNAL = /^([a-z][a-z0-9+.-]*:|\/\/)/i;

/** Collects the links within the site: of Markdown, of `<a href>` and of `<Link to>`. */
export function remarkLinks({ output }: PagePass) {
  return (tree: Root): void => {
    const add = (href: unknown, line = 1) => {
      if (typeof href === 'string' && !EXTERNAL.test(href)) output.links.push({ href, line });
    };
    visit(tree, (node) => {
      if (node.type === 'link' || node.type === 'definition') add(node.url, node.position?.start.line);
      if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
      if (node.name !== 'a' && node.name !== 'Link') return;
      for (const attribute of node.attributes) {
        if (attribute.type === 'mdxJsxAttribute' && (attribute.name === 'href' || attribute.name === 'to')) {
          add(attribute.value, node.position?.start.line);
        }
      }
    });
  };
}
