import GithubSlugger from 'github-slugger';
import type { Heading, Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { toString } from 'mdast-util-to-string';
import type { PagePass } from './page-output';

/** Nodes whose text is one run: their parts never stand alone. */
const RUNS = new Set(['paragraph', 'tableCell']);
/** Nodes whose text is not prose. */
const SKIPPED = new Set(['yaml', 'mdxjsEsm', 'mdxFlowExpression', 'html', 'definition']);

/**
 * Gives every heading an id and collects the page's contents and its texts.
 * Code blocks count as texts: what they hold is what a reader may look for.
 */
export function remarkSections({ input, output }: PagePass) {
  return (tree: Root): void => {
    const slugger = new GithubSlugger();

    const onHeading = (node: Heading) => {
      const title = toString(node);
      if (node.depth === 1) {
        output.faults.push({
          file: input.filename,
          line: node.position?.start.line ?? 1,
          found: `a first-level heading "${title}"`,
          expected: 'headings from the second level on, since the page shows its title itself',
          fix: 'Put the title into the front matter and use "##" here',
        });
      }
      const id = slugger.slug(title);
      node.data = { ...node.data, hProperties: { ...node.data?.hProperties, id } };
      output.toc.push({ id, depth: node.depth, title });
    };

    const onText = (value: string) => {
      const text = value.replace(/\s+/g, ' ').trim();
      if (text) output.texts.push({ paraId: output.texts.length, tocIndex: output.toc.length - 1, value: text });
    };

    const onTable = (node: MdxJsxFlowElement) => {
      const id = node.attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === 'id')?.value;
      const line = node.position?.start.line ?? 1;
      if (typeof id === 'string') output.tables.push({ id, line, tocIndex: output.toc.length - 1 });
      else {
        output.faults.push({
          file: input.filename,
          line,
          found: '<API> without "id"',
          expected: 'the id of a file in docs/api',
          fix: 'Write <API id="Table" />',
        });
      }
    };

    const walk = (node: Root | RootContent): void => {
      if (SKIPPED.has(node.type)) return;
      if (node.type === 'heading') onHeading(node);
      else if (RUNS.has(node.type) || node.type === 'code') onText(toString(node));
      else if (node.type === 'mdxJsxFlowElement' && node.name === 'API') onTable(node);
      else if ('children' in node) node.children.forEach(walk);
    };
    walk(tree);
  };
}
