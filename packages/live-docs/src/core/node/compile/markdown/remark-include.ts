import type { Heading, Parents, Root, RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { VFileMessage } from 'vfile-message';
import { suggest, toSlug, type Problem } from '../../../model';
import { resolveId, toPosix } from '../../files/paths';
import { readText, refuseElement, type MdxJsxElement } from './mdx-nodes';
import { originOf, placeOf, type Origin, type PagePass } from './page-output';
import { isMarkdown, parseText, resolveReferences } from './parse-text';
import { remarkHtml } from './remark-html';

type Found = Omit<Problem, 'file' | 'line'>;

/**
 * Puts the content of `<Include src="../README.md" />` in its place: all of the file, or the part that `lines`, `heading` or
 * `marker` name. Paths in it start from that file, and problems name it.
 */
export function remarkInclude(pass: PagePass) {
  const { input, output } = pass;
  const { root } = input;

  /** @param chain ids of the files around it, the page's own first. */
  const expand = (parent: Parents, chain: readonly string[]): void => {
    parent.children = parent.children.flatMap((node): RootContent[] => {
      if ((node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') && node.name === 'Include') {
        const content = read(node, chain);
        if (Array.isArray(content)) return content;
        refuseElement(node, pass, content);
      } else if ('children' in node) expand(node, chain);
      return [node];
    }) as never;
  };

  const read = (node: MdxJsxElement, chain: readonly string[]): RootContent[] | Found => {
    if (node.type !== 'mdxJsxFlowElement')
      return {
        found: '<Include> within a line of text',
        expected: 'a line of its own',
        fix: 'Put an empty line before and after it',
      };
    const src = readText(node, 'src');
    const expected = 'the path of a .md or .mdx file, relative to the page';
    if (!src) return { found: '<Include> without "src"', expected, fix: 'Add "src"' };
    if (!/\.mdx?$/.test(src))
      return {
        found: `<Include> of "${src}"`,
        expected,
        fix: 'Correct "src", or use <SourceFile> to show a file as code',
      };
    const file = resolveId(originOf(node, input).file, src);
    const text = input.files.text(file);
    output.included.push(file);
    if (text === undefined)
      return { found: `the included file "${src}" does not exist`, expected, fix: 'Correct "src" or add the file' };
    if (chain.includes(file)) {
      const names = [...chain.slice(chain.indexOf(file)), file].map((one) => toPosix(root, one));
      return {
        found: `files that include each other: ${names.join(' → ')}`,
        expected: 'no circle',
        fix: 'Remove one <Include>',
      };
    }
    const origin: Origin = { file, filename: toPosix(root, file), isIncluded: true };
    try {
      const whole = parseText(file, text);
      const lines = selectLines(text, whole, node);
      if (!Array.isArray(lines)) return { ...lines, found: `the included file ${origin.filename} ${lines.found}` };
      const [from, to] = lines;
      const isKept = (line: number) => (line >= from && line <= to) || definitions.has(line);
      const definitions = definitionLines(whole);
      // Empty lines in place of the others, so that lines in messages are the file's own.
      const kept = text.split('\n').map((line, at) => (isKept(at + 1) ? line : ''));
      const tree = from === 1 && to === kept.length ? whole : parseText(file, kept.join('\n'));
      return finish(tree, origin, [...chain, file]);
    } catch (error) {
      if (!(error instanceof VFileMessage)) throw error;
      return {
        found: `the included file ${origin.filename}:${error.line ?? 1} cannot be read: ${error.reason}`,
        expected: 'Markdown with JSX',
        fix: 'Correct that file',
      };
    }
  };

  const finish = (tree: Root, origin: Origin, chain: readonly string[]): RootContent[] => {
    resolveReferences(tree);
    if (isMarkdown(origin.file)) remarkHtml(pass, origin)(tree);
    visit(tree, (node) => {
      node.data = { ...node.data, origin };
    });
    expand(tree, chain);
    const statement = tree.children.find(({ type }) => type === 'mdxjsEsm');
    if (statement)
      output.problems.push({
        ...placeOf(statement, input),
        found: `an import or export in a file that ${input.filename} includes`,
        expected: 'a file without them, because it becomes part of another',
        fix: 'Write the component in the page, or export it from the module that "mdxComponents" names',
      });
    return tree.children.filter(({ type }) => type !== 'yaml' && type !== 'mdxjsEsm');
  };

  return (tree: Root): void => {
    resolveReferences(tree);
    expand(tree, [input.file]);
  };
}

/** Lines of what links and images refer to. */
function definitionLines(tree: Root): Set<number> {
  const lines = new Set<number>();
  visit(tree, 'definition', ({ position }) => {
    for (let line = position?.start.line ?? 0; line <= (position?.end.line ?? -1); line++) lines.add(line);
  });
  return lines;
}

/** The first and the last line that an `<Include>` takes of a file, from 1; or what the file has instead. */
function selectLines(text: string, tree: Root, node: MdxJsxElement): [from: number, to: number] | Found {
  const count = text.split('\n').length;
  const [lines, heading, marker] = ['lines', 'heading', 'marker'].map((name) => readText(node, name));
  if (lines !== undefined) return byNumbers(lines, count);
  if (heading !== undefined) return byHeading(heading, tree, count);
  return marker === undefined ? [1, count] : byMarker(marker, text);
}

function byNumbers(lines: string, count: number): ReturnType<typeof selectLines> {
  const [, first, dash, last] = /^(\d+)\s*(-)?\s*(\d+)?$/.exec(lines.trim()) ?? [];
  const from = Number(first);
  const to = last === undefined ? (dash ? count : from) : Number(last);
  if (from >= 1 && from <= to && from <= count) return [from, to];
  return {
    found: `has ${count} lines, and not lines="${lines}"`,
    expected: 'lines that the file has, such as "3-20", "3-" or "7"',
    fix: 'Correct "lines"',
  };
}

function byHeading(wanted: string, tree: Root, count: number): ReturnType<typeof selectLines> {
  const headings = tree.children.filter((node): node is Heading => node.type === 'heading');
  const titles = headings.map((heading) => toString(heading));
  const at = titles.findIndex((title) => title === wanted || toSlug(title) === toSlug(wanted.replace(/^#+\s*/, '')));
  const heading = headings[at];
  if (heading) {
    const next = headings.slice(at + 1).find(({ depth }) => depth <= heading.depth);
    return [lineOf(heading), next ? lineOf(next) - 1 : count];
  }
  return {
    found: `has no heading "${wanted}"${suggest(wanted, titles)}`,
    expected: titles.length > 0 ? `one of ${titles.join(', ')}` : 'a file with headings',
    fix: 'Correct "heading"',
  };
}

function byMarker(marker: string, text: string): ReturnType<typeof selectLines> {
  const lines = text.split('\n').map((line) => line.trim());
  const [start, end] = ['start', 'end'].map((side) =>
    lines.findIndex((line) => /^<!--\s*(.*?)\s*-->$/.exec(line)?.[1] === `${marker}:${side}`),
  ) as [number, number];
  if (start >= 0 && end > start) return [start + 2, end];
  return {
    found: `has no part between the markers of "${marker}"`,
    expected: `the lines <!-- ${marker}:start --> and <!-- ${marker}:end -->`,
    fix: 'Add the lines, or correct "marker"',
  };
}

const lineOf = (heading: Heading) => heading.position?.start.line ?? 1;
