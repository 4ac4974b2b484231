import path from 'node:path';
import type { Link, Text } from 'mdast';
import { formatProblem } from 'live-playground/model';
import type { Problem } from '../../../model';
import { interfaceText } from './interface-text';
import { jsxAttribute, jsxElement, showProblems, type MdxJsxElement } from './mdx-nodes';
import { isOptional, type PagePass } from './page-output';
import { repositoryAddress } from './remark-links';

/**
 * Has an element say why it shows no demo. Where an author wrote it, that's a problem of the page. Where nobody did, it's a warning, and
 * readers are told that the demo can't be shown.
 * @param file id of the demo's file.
 */
export function refuseDemo(node: MdxJsxElement, pass: PagePass, file: string, problems: readonly Problem[]): void {
  const { input, output } = pass;
  if (!isOptional(node, input)) {
    output.problems.push(...problems);
    return showProblems(node, problems);
  }
  output.warnings.push(...problems.map(formatProblem));
  const text = (key: string, english: string): Text | ReturnType<typeof interfaceText> =>
    input.wording === undefined ? { type: 'text', value: english } : interfaceText(key, english);
  const url = repositoryAddress({ file: originOfDemo(file, pass), rest: '' }, input, 'blob');
  const link: Link[] = url === undefined ? [] : [{ type: 'link', url, children: [text('demo.source', 'View source')] }];
  const note = text('demo.absent', "This example can't be shown.");
  // The development server says why.
  const shown = jsxElement('Problems', [jsxAttribute('problems', { expression: JSON.stringify(problems) })]);
  Object.assign(node, {
    name: 'Callout',
    attributes: [jsxAttribute('kind', 'note')],
    children: [
      { type: 'paragraph', children: [note, ...(link.length > 0 ? [{ type: 'text', value: ' ' }, ...link] : [])] },
      shown,
    ],
  });
}

/** Id of the file that an author wrote. */
function originOfDemo(file: string, { input, output }: PagePass): string {
  const origin = output.made.find((one) => one.file === file)?.origin ?? file;
  return origin === input.file ? path.posix.join(input.root, input.filename) : origin;
}
