import type { Heading, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { findNearest } from 'live-playground/model';
import { toSlug, type Problem } from '../../../model';

/** Which part of a file a page includes. All of it where nothing is said. */
export interface Part {
  /** `3-20`, `3-` or `7`. */
  lines?: string | undefined;
  /** A heading, as text or as the id that it gets. */
  heading?: string | undefined;
  /** `intro` for what is between `<!-- intro:start -->` and `<!-- intro:end -->`. */
  marker?: string | undefined;
}

/** The first and the last line of a part, from 1; or what the file has instead. */
export function selectLines(text: string, tree: Root, part: Part): [from: number, to: number] | Omit<Problem, 'file'> {
  const count = text.split('\n').length;
  if (part.lines !== undefined) return byNumbers(part.lines, count);
  if (part.heading !== undefined) return byHeading(part.heading, tree, count);
  if (part.marker !== undefined) return byMarker(part.marker, text);
  return [1, count];
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
  const nearest = findNearest(wanted, titles);
  return {
    found: `has no heading "${wanted}"${nearest ? `. Did you mean "${nearest}"?` : ''}`,
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
