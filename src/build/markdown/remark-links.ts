import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { PagePass } from './page-output';

/** A scheme (`https:`, `mailto:`) or a host (`//…`). */
const EXTERNAL = /^([a-z][a-z0-9+.-]*:|\/\/)/i;

/**
 * Collects the links within the site: of Markdown, of `<a href>` and of `<Link to>`. An `<a>` that leads to another page is
 * a fault: MDX leaves it as it is, so that it would neither follow the base nor turn the page.
 */
export function remarkLinks({ input, output }: PagePass) {
  return (tree: Root): void => {
    const add = (href: unknown, line = 1) => {
      if (typeof href === 'string' && !EXTERNAL.test(href)) output.links.push({ href, line });
    };
    const refuse = (href: string, line = 1) =>
      output.faults.push({
        file: input.filename,
        line,
        found: `<a href="${href}"> leads into the site`,
        expected: 'a link that follows the base of the site',
        fix: 'Use Markdown or <Link to>',
      });
    visit(tree, (node) => {
      if (node.type === 'link' || node.type === 'definition') add(node.url, node.position?.start.line);
      if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
      if (node.name !== 'a' && node.name !== 'Link') return;
      for (const attribute of node.attributes) {
        if (attribute.type === 'mdxJsxAttribute' && (attribute.name === 'href' || attribute.name === 'to')) {
          const { value } = attribute;
          const line = node.position?.start.line;
          if (node.name === 'a' && typeof value === 'string' && /^[/?](?!\/)/.test(value)) refuse(value, line);
          else add(value, line);
        }
      }
    });
  };
}
