import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { findNearest } from 'live-playground/model';
import { PAGE_COMPONENTS } from '../../../model';
import { pageComponents } from '../../config/chosen-feature';
import { namesIn } from '../live/names-in';
import { isNode, nameOf } from '../live/node';
import { importStatement, showProblems, type MdxJsxElement } from './mdx-nodes';
import { placeOf, type PagePass } from './page-output';
import { siteComponents } from './site-components';

/**
 * Imports the components of the site's own module that a page uses: those that neither the page nor the engine defines. Any
 * other name is a problem.
 */
export function remarkComponents({ input, output, options }: PagePass) {
  const own = [...PAGE_COMPONENTS, ...pageComponents(options.features).keys()].sort();
  return (tree: Root): void => {
    const used = new Set<string>();
    const declared = new Set<string>();
    const lines = new Map<string, number>();
    const elements: MdxJsxElement[] = [];
    const collect = (code: unknown) => {
      collectUsed(code, used);
      for (const name of namesIn(code).declared) declared.add(name);
    };
    visit(tree, (node) => {
      if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
        const name = componentName(node.name);
        if (name !== undefined) used.add(name);
        elements.push(node);
        collect(node.attributes.map(estreeOf));
      }
      collect(estreeOf(node));
      for (const name of used) if (!lines.has(name)) lines.set(name, placeOf(node, input).line);
    });
    const others = [...used].filter((name) => !declared.has(name) && !own.includes(name) && name !== 'Problems');
    if (others.length === 0) return;

    const { module: file, names: exported } = siteComponents(input, options);
    const imported = others.filter((name) => exported?.includes(name) ?? true);
    if (file && imported.length > 0) tree.children.push(importStatement(`{ ${imported.join(', ')} }`, file));
    const known = [...own, ...(exported ?? []).filter((name) => componentName(name))];
    for (const name of others.filter((one) => !imported.includes(one))) {
      const nearest = findNearest(name, known);
      const problem = {
        file: input.filename,
        line: lines.get(name) ?? 1,
        found: `unknown component <${name}>${nearest ? `. Did you mean <${nearest}>?` : ''}`,
        expected: `one that the page imports, or one of ${known.join(', ')}`,
        fix: `Correct the name, import the component, or export it from ${options.mdxComponents ?? 'a module that "mdxComponents" names'}`,
      };
      output.problems.push(problem);
      for (const element of elements) if (componentName(element.name) === name) showProblems(element, [problem]);
    }
  };
}

/** The syntax tree that MDX keeps beside an expression, an attribute or an import. */
function estreeOf(node: object): unknown {
  const inner = 'value' in node && typeof node.value === 'object' && node.value !== null ? node.value : node;
  return (inner as { data?: { estree?: unknown } }).data?.estree;
}

/** The name that has to be defined for a JSX element: `Tabs` for `Tabs.Item`. Undefined for an element of HTML. */
function componentName(element: string | null | undefined): string | undefined {
  const name = element?.split('.', 1)[0];
  return name && (name !== element || /^[A-Z]/.test(name)) ? name : undefined;
}

function collectUsed(tree: unknown, used: Set<string>): void {
  if (Array.isArray(tree)) for (const item of tree) collectUsed(item, used);
  if (!isNode(tree)) return;
  const name = tree.type === 'JSXOpeningElement' ? componentName(jsxName(tree['name'])) : undefined;
  if (name !== undefined) used.add(name);
  for (const value of Object.values(tree)) collectUsed(value, used);
}

function jsxName(node: unknown): string {
  if (!isNode(node)) return '';
  return node.type === 'JSXMemberExpression' ? `${jsxName(node['object'])}.` : nameOf(node);
}
