import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { TocEntry } from '../../../model';
import { emptyOutput, PLAIN } from './compile-page';
import { createHeadingIds } from './heading-ids';
import type { PageInput } from './page-output';
import { isMarkdown, parseText } from './parse-text';
import { remarkHtml } from './remark-html';
import { remarkInclude } from './remark-include';
import { remarkTitle } from './remark-title';

/** The headings of a page as its contents list them, with those of files that it includes. Its title isn't one. */
export function readHeadings(input: PageInput, text: string): TocEntry[] {
  const pass = { input, options: PLAIN, output: emptyOutput() };
  const tree = parseText(input.file, text);
  if (isMarkdown(input.file)) remarkHtml(pass)(tree);
  remarkInclude(pass)(tree);
  remarkTitle(pass)(tree);
  const idOf = createHeadingIds();
  const headings: TocEntry[] = [];
  visit(tree, 'heading', (node) => {
    headings.push({ id: idOf(node), depth: node.depth, title: toString(node) });
  });
  return headings;
}
