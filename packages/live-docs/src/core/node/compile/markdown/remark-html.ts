import type { Parents, Root, RootContent } from 'mdast';
import { formatProblem } from 'live-playground/model';
import { PAGE_COMPONENTS, type Problem } from '../../../model';
import { holdsBlocks, splitParagraph, withoutSpace, wrapText } from './flow-content';
import { elementName, REFUSED, VOID } from './html-elements';
import { componentNode, htmlNode } from './html-node';
import type { OpenTag } from './html-tokens';
import { nestHtml, type HtmlReader } from './nest-html';
import type { Origin } from './origin';
import type { PagePass } from './page-output';
import { siteComponents } from './site-components';

/**
 * Turns the HTML of a page in Markdown into the nodes that MDX makes of it: components, headings, links, images, and elements of
 * JSX for all else. A tag that is neither an element nor a component is text: `Array<string>`, `<package-name>`. Comments and
 * scripts are left out.
 * @param origin the file that the tree was read from.
 */
export function remarkHtml({ input, output, options }: PagePass, origin: Origin = input) {
  const { names } = siteComponents(input, options);
  const isComponent = (name: string) =>
    PAGE_COMPONENTS.includes(name) || (/^[A-Z]/.test(name) && (names?.includes(name) ?? true));

  const readerOf = (isFlow: boolean): HtmlReader => ({
    isElement: (name) => elementName(name) !== undefined || isComponent(name),
    kindOf(tag, { hasEnd, isBehindWord, outer }) {
      const isBare = tag.attributes.length === 0 && !tag.isClosed && !hasEnd;
      const element = elementName(tag.name);
      if (outer.some((name) => /^(svg|math)$/i.test(name))) return tag.isClosed ? 'empty' : 'element';
      if (isComponent(tag.name)) return isBare && isBehindWord ? 'text' : hasEnd && !tag.isClosed ? 'element' : 'empty';
      if (element !== undefined) {
        if (tag.isClosed || VOID.has(element)) return 'empty';
        return isBare && !isFlow ? 'text' : 'element';
      }
      // `remarkComponents` says that there is no such component.
      return isFlow && !origin.isIncluded && !isBehindWord && /^[A-Z]/.test(tag.name)
        ? hasEnd && !tag.isClosed
          ? 'element'
          : 'empty'
        : 'text';
    },
    toNodes(tag, children, position) {
      const place = { file: origin.filename, line: position?.start.line ?? 1 };
      const name = elementName(tag.name);
      if (name === undefined && /^[A-Z]/.test(tag.name)) {
        const isBlock = isFlow || (PAGE_COMPONENTS.includes(tag.name) && tag.name !== 'Link');
        return [componentNode(tag, isBlock, withoutSpace(children), position)];
      }
      const problem = name && dumiTag(name, tag);
      if (problem) output.problems.push({ ...place, ...problem });
      for (const what of runs(name, tag)) output.warnings.push(formatProblem({ ...place, ...leftOut(what) }));
      if (name === 'script') return [];
      if (name !== undefined && REFUSED.has(name)) return children;
      output.hasHtml = true;
      return [htmlNode(name ?? tag.name, tag, withoutSpace(children), position)];
    },
  });

  return (tree: Root): void => {
    const walk = (parent: Parents): void => {
      for (const child of parent.children) if ('children' in child) walk(child);
      const isFlow = holdsBlocks(parent);
      let children: RootContent[] = [...parent.children];
      if (children.some(({ type }) => type === 'html')) {
        children = nestHtml(children, readerOf(isFlow));
        if (isFlow) children = wrapText(children);
      }
      parent.children = children.flatMap((child) =>
        isFlow && child.type === 'paragraph' ? splitParagraph(child) : child,
      ) as never;
    };
    walk(tree);
  };
}

/** What would run in a tag, if it weren't left out. */
const runs = (name: string | undefined, { attributes }: OpenTag): string[] => [
  ...(name === 'script' ? ['<script>'] : []),
  ...attributes.flatMap(([key]) => (/^on/i.test(key) ? [`the attribute ${key}`] : [])),
];

const leftOut = (what: string): Omit<Problem, 'file'> => ({
  found: `${what} in a page, which is left out`,
  expected: 'HTML without scripts, which the policy of pages would block',
  fix: 'Remove it, or write a component and name it in "mdxComponents"',
});

/** Tags of dumi that would show nothing. */
function dumiTag(name: string, { attributes }: OpenTag): Omit<Problem, 'file'> | undefined {
  const src = attributes.find(([key]) => key === 'src')?.[1];
  const component = { code: 'Demo', embed: 'Include' }[name];
  if (src == null || component === undefined) return undefined;
  return {
    found: `<${name} src="${src}">, which is a tag of dumi`,
    expected: `<${component} src="${src}"></${component}>`,
    fix: 'Write that, or run "live-docs migrate"',
  };
}
