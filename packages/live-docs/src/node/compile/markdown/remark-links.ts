import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { PagePass } from './page-output';

/** A scheme (`https:`, `mailto:`) or a host (`//…`). */
const EXTERNAL = /^([a-z][a-z0-9+.-]*:|\/\/)/i;

/**
 * Collects the links within the site, of Markdown, of `<a href>` and of `<Link to>`, and the images of Markdown. An `<a>`
 * that leads to another page, or an `<img>` of the site's, is a problem: MDX leaves them as they are, so that they would not
 * follow the base.
 */
export function remarkLinks({ input, output }: PagePass) {
  return (tree: Root): void => {
    const add = (href: unknown, line = 1) => {
      if (typeof href === 'string' && !EXTERNAL.test(href)) output.links.push({ href, line });
    };
    const refuse = (found: string, what: string, fix: string, line = 1) =>
      output.problems.push({
        file: input.filename,
        line,
        found: `${found} leads into the site`,
        expected: `${what} that follows the base of the site`,
        fix,
      });
    visit(tree, (node) => {
      if (node.type === 'image' && !EXTERNAL.test(node.url))
        output.images.push({ src: node.url, line: node.position?.start.line ?? 1 });
      if (node.type === 'link' || node.type === 'definition') add(node.url, node.position?.start.line);
      if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
      const line = node.position?.start.line;
      for (const attribute of node.attributes) {
        if (attribute.type !== 'mdxJsxAttribute') continue;
        const { name, value } = attribute;
        const intoSite = typeof value === 'string' && /^[/?](?!\/)/.test(value);
        const element = `${node.name} ${name}`;
        if (element === 'a href' && intoSite)
          refuse(`<a href="${value}">`, 'a link', 'Use Markdown or <Link to>', line);
        else if (element === 'img src' && intoSite) refuse(`<img src="${value}">`, 'an image', 'Use Markdown', line);
        else if (element === 'a href' || element === 'Link to') add(value, line);
      }
    });
  };
}
