import type { Element, Properties, Root as HastRoot } from 'hast';
import { formatProblem } from 'live-playground/model';
import type { Root } from 'mdast';
import { EXIT, visit } from 'unist-util-visit';
import { PAGE_COMPONENTS, type Problem } from '../../../model';
import { pageComponents } from '../../config/chosen-feature';
import { VOID, elementName, nestHtml, type HtmlReader } from './nest-html';
import type { Origin, PagePass } from './page-output';
import type { Tag } from './read-tags';
import { siteComponents } from './site-components';

/** Elements that a page can't have: those of a document's head and frame, and those that run programs. */
const REFUSED = new Set(
  'applet base body frame frameset head html link meta noembed noframes noscript object plaintext title xmp'.split(' '),
);

/**
 * Turns the HTML of a page in Markdown into the nodes that MDX makes of it: components, headings, links, images, and elements of
 * JSX for all else. A tag that is neither an element nor a component is text: `Array<string>`, `<package-name>`. Comments and
 * scripts are left out.
 * @param origin the file that the tree was read from.
 */
export function remarkHtml({ input, output, options }: PagePass, origin: Origin = input) {
  const { names } = siteComponents(input, options);
  const own = [...PAGE_COMPONENTS, ...pageComponents(options.features).keys()];
  const isComponent = (name: string) => own.includes(name) || (/^[A-Z]/.test(name) && (names?.includes(name) ?? true));

  /** Says what is wrong with an element, and what is left out of it. */
  const check = (name: string, tag: Tag): void => {
    const place = { file: origin.filename, line: tag.position?.start.line ?? 1 };
    const problem = dumiTag(name, tag);
    if (problem) output.problems.push({ ...place, ...problem });
    for (const what of runs(name, tag)) output.warnings.push(formatProblem({ ...place, ...leftOut(what) }));
  };

  const reader: HtmlReader = {
    isBlock: (name) => own.includes(name) && name !== 'Link',
    isElement: (name) => elementName(name) !== undefined || isComponent(name),
    kindOf(tag, { hasEnd, isBehindWord, isForeign }) {
      const isBare = tag.attributes.length === 0 && !tag.isClosed && !hasEnd;
      const ofComponent = hasEnd && !tag.isClosed ? 'element' : 'empty';
      if (isForeign) {
        check(tag.name, tag);
        return tag.isClosed ? 'empty' : 'element';
      }
      const element = elementName(tag.name);
      if (isComponent(tag.name)) return isBare && isBehindWord ? 'text' : ofComponent;
      if (element === undefined) {
        // `remarkComponents` says that there is no such component.
        const isUnknown = tag.isFlow && !origin.isIncluded && !isBehindWord && /^[A-Z]/.test(tag.name);
        return isUnknown ? ofComponent : 'text';
      }
      const isEmpty = tag.isClosed || VOID.has(element);
      if (isBare && !tag.isFlow && !isEmpty) return 'text';
      check(element, tag);
      if (REFUSED.has(element)) return 'none';
      return isEmpty ? 'empty' : 'element';
    },
  };

  return (tree: Root): void => {
    visit(tree, 'html', () => {
      nestHtml(tree, reader);
      return EXIT;
    });
  };
}

/** What would run in a tag, if it weren't left out. */
const runs = (name: string, { attributes }: Tag): string[] => [
  ...(name === 'script' ? ['<script>'] : []),
  ...attributes.flatMap(([key]) => (/^on/i.test(key) ? [`the attribute ${key}`] : [])),
];

const leftOut = (what: string): Omit<Problem, 'file'> => ({
  found: `${what} in a page, which is left out`,
  expected: 'HTML without scripts, which the policy of pages would block',
  fix: 'Remove it, or write a component and name it in "mdxComponents"',
});

/** Tags of dumi that would show nothing. */
function dumiTag(name: string, { attributes }: Tag): Omit<Problem, 'file'> | undefined {
  const src = attributes.find(([key]) => key === 'src')?.[1];
  const component = { code: 'Demo', embed: 'Include' }[name];
  if (src == null || component === undefined) return undefined;
  return {
    found: `<${name} src="${src}">, which is a tag of dumi`,
    expected: `<${component} src="${src}"></${component}>`,
    fix: 'Write that, or run "live-docs migrate"',
  };
}

declare module 'hast' {
  interface Data {
    /** The same as in the tree of Markdown. */
    isHtml?: boolean;
    hProperties?: Properties;
  }
}

/**
 * Makes elements of a page's HTML, which until here are JSX: the page's components are for these alone. Header cells of tables
 * without content become data cells, since a screen reader would announce a header without a name.
 */
export function rehypeHtml() {
  return (tree: HastRoot): void => {
    visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node, index, parent) => {
      if (!('attributes' in node) || !node.data?.isHtml || !parent || index === undefined) return;
      const { name, children, data, position } = node;
      const properties = data.hProperties ?? {};
      parent.children[index] = { type: 'element', tagName: name ?? '', properties, children, position } as never;
    });
    visit(tree, 'element', (node) => {
      if (node.tagName === 'th' && node.children.every(isBlank)) node.tagName = 'td';
    });
  };
}

const isBlank = (node: Element['children'][number]) => node.type === 'text' && node.value.trim() === '';
