import path from 'node:path';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { TocEntry } from '../../../model';
import { emptyOutput, PLAIN } from './compile-page';
import { createHeadingIds } from './heading-ids';
import { NO_FILES, type PageInput } from './page-output';
import { parseText } from './parse-text';
import { remarkHtml } from './remark-html';
import { remarkInclude } from './remark-include';
import { remarkTitle } from './remark-title';

/**
 * The headings of a page of Markdown as its contents list them, with those of files that it includes. Its title isn't one.
 * @param file the page's path from a folder.
 * @param read the text of a file, by its path from there; undefined if there is none.
 */
export function readHeadings(file: string, text: string, read: (file: string) => string | undefined): TocEntry[] {
  const root = '/site';
  const readId = (id: string) => read(path.posix.relative(root, id));
  const title = /^title: *(['"]?)(.*)\1\s*$/m.exec(text)?.[2];
  const input: PageInput = {
    root,
    file: `${root}/${file}`,
    filename: file,
    title: title ?? '',
    hasTitle: title !== undefined,
    description: '',
    repository: { url: '', branch: '', folder: root },
    files: { ...NO_FILES, has: (id) => readId(id) !== undefined, text: readId },
  };
  const pass = { input, options: PLAIN, output: emptyOutput() };
  const tree = parseText(input.file, text);
  remarkHtml(pass)(tree);
  remarkInclude(pass)(tree);
  remarkTitle(pass)(tree);
  const idOf = createHeadingIds();
  const headings: TocEntry[] = [];
  visit(tree, 'heading', (node) => {
    headings.push({ id: idOf(node), depth: node.depth, title: toString(node) });
  });
  return headings;
}
