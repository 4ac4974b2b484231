import type { Heading, Parents, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { originOf, type PagePass } from './page-output';
import { isMarkdown } from './parse-text';

/** A heading of a changelog, which is no title. */
const VERSION = /^\[?v?\d+\.\d/;

/**
 * Takes the title of a page without one from its first heading, if that is of the first level or begins the page. A heading
 * that is the title isn't repeated. Other headings of the first level, in Markdown, become part of the page: they and those
 * below them move down a level.
 */
export function remarkTitle({ input, output }: PagePass) {
  return (tree: Root): void => {
    const found: { heading: Heading; parent: Parents }[] = [];
    visit(tree, 'heading', (heading, _, parent) => void (parent && found.push({ heading, parent })));
    const [first] = found;
    const begins = tree.children.find(({ type }) => type !== 'yaml' && type !== 'mdxjsEsm') === first?.heading;
    const title = first && toString(first.heading).trim();
    if (first && title) {
      const isTitle = input.hasTitle
        ? first.heading.depth === 1 && title.toLowerCase() === input.title.toLowerCase()
        : first.heading.depth === 1 || (begins && !VERSION.test(title));
      if (isTitle && !input.hasTitle) output.title = title;
      if (isTitle) {
        first.parent.children = first.parent.children.filter((node) => node !== first.heading) as never;
        found.shift();
      }
    }
    const fileOf = ({ heading }: { heading: Heading }) => originOf(heading, input).file;
    const files = new Set(found.filter(({ heading }) => heading.depth === 1).map(fileOf));
    for (const one of found)
      if (files.has(fileOf(one)) && isMarkdown(fileOf(one)))
        one.heading.depth = Math.min(one.heading.depth + 1, 6) as Heading['depth'];
  };
}
