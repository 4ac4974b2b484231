import type { Heading, Root, RootContent, Table } from 'mdast';
import type { TocEntry } from '../../../model';
import { phrasing } from 'mdast-util-phrasing';
import { toString } from 'mdast-util-to-string';
import { createHeadingIds, ownId, TAKEN_IDS } from './heading-ids';
import { addProperty } from './mdx-nodes';
import { placeOf, type PagePass } from './page-output';

/** Nodes whose text is not prose. */
const SKIPPED = new Set(['yaml', 'mdxjsEsm', 'mdxFlowExpression', 'html', 'definition']);

/** Columns from which on a table needs the room of the contents. */
const WIDE_TABLE = 6;

/**
 * Gives every heading an id and collects the page's contents and its texts. Headings of a translation have the ids of those that
 * they translate, by their places, so that an address leads to the same section in each language.
 * Code blocks count as texts: what they hold is what a reader may look for.
 */
export function remarkSections({ input, output }: PagePass) {
  return (tree: Root): void => {
    const idOf = createHeadingIds();
    const originals = input.original && input.files.headings(input.original.file);
    let isAlike = true;
    const compare = (node: Heading | undefined, title: string, original: TocEntry | undefined) => {
      if (!input.original || !originals || !isAlike || (original && original.depth === node?.depth)) return;
      isAlike = false;
      const marks = (depth: number) => '#'.repeat(depth);
      output.problems.push({
        ...(node ? placeOf(node, input) : { file: input.filename, line: 1 }),
        found: node ? `the heading "${marks(node.depth)} ${title}"` : 'a heading too few',
        expected: original
          ? `a heading for "${marks(original.depth)} ${original.title}" of ${input.original.filename}`
          : `no more headings than the ${originals.length} of ${input.original.filename}`,
        fix: 'Give the translation the headings of its page, in their order and of their levels',
      });
    };

    const onHeading = (node: Heading) => {
      const title = toString(node);
      if (node.depth === 1) {
        output.problems.push({
          ...placeOf(node, input),
          found: `a first-level heading "${title}"`,
          expected: 'headings from the second level on, since the page shows its title itself',
          fix: 'Put the title into the front matter and use "##" here',
        });
      }
      const original = originals?.[output.toc.length];
      compare(node, title, original);
      const own = ownId(node);
      const isTwice = output.toc.some((entry) => entry.id === own);
      if (own !== undefined && (isTwice || TAKEN_IDS.includes(own))) {
        output.problems.push({
          ...placeOf(node, input),
          found: `the id "${own}" of a heading, which ${isTwice ? 'another heading' : 'the page around it'} has`,
          expected: isTwice ? 'an id that the page has once' : `none of ${TAKEN_IDS.join(', ')}`,
          fix: 'Choose another id',
        });
      }
      const id = original?.id ?? idOf(node);
      addProperty(node, 'id', id);
      output.toc.push({ id, depth: node.depth, title });
    };

    const onText = (value: string, row?: number) => {
      const text = value.replace(/\s+/g, ' ').trim();
      if (!text) return;
      const paraId = output.texts.length;
      output.texts.push({ paraId, tocIndex: output.toc.length - 1, value: text });
      if (row !== undefined) output.rows[paraId] = row;
    };

    let rows = 0;
    const onTable = (node: Table) => {
      output.hasWideTable ||= node.children.some((row) => row.children.length >= WIDE_TABLE);
      for (const [at, row] of node.children.entries()) {
        const number = at === 0 ? 0 : ++rows;
        row.children.forEach((cell) => onText(toString(cell), number));
      }
    };

    const walk = (node: Root | RootContent): void => {
      if (SKIPPED.has(node.type)) return;
      if (node.type === 'heading') onHeading(node);
      else if (node.type === 'table') onTable(node);
      else if (node.type === 'paragraph' || node.type === 'code' || isLine(node)) onText(toString(node));
      else if ('children' in node) node.children.forEach(walk);
    };
    const first = tree.children.find(({ type }) => type !== 'yaml' && type !== 'mdxjsEsm');
    output.startsWithActions = first?.type === 'mdxJsxFlowElement' && first.name === 'Actions';
    walk(tree);
    if (originals && output.toc.length < originals.length) compare(undefined, '', originals[output.toc.length]);
  };
}

/** True for an element of HTML that holds a line of text: a cell, a paragraph. */
const isLine = (node: Root | RootContent): boolean =>
  node.type === 'mdxJsxFlowElement' && node.data?.isHtml === true && node.children.every((child) => phrasing(child));
