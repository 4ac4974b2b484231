import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { findNearest } from 'live-playground/model';
import { PAGE_COMPONENTS } from '../../../model';
import { pageComponents } from '../../config/chosen-feature';
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
    const names: Names = { used: new Set(), declared: new Set() };
    const lines = new Map<string, number>();
    const elements: MdxJsxElement[] = [];
    visit(tree, (node) => {
      if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
        const name = componentName(node.name);
        if (name !== undefined) names.used.add(name);
        elements.push(node);
        collectNames(node.attributes.map(estreeOf), names);
      }
      collectNames(estreeOf(node), names);
      for (const name of names.used) if (!lines.has(name)) lines.set(name, placeOf(node, input).line);
    });
    const others = [...names.used].filter(
      (name) => !names.declared.has(name) && !own.includes(name) && name !== 'Problems',
    );
    if (others.length === 0) return;

    const { module: file, names: exported } = siteComponents(input, options);
    const imported = others.filter((name) => exported?.includes(name) ?? true);
    if (file && imported.length > 0)
      tree.children.push(importStatement(`import { ${imported.join(', ')} } from ${JSON.stringify(file)};`));
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

/** A node of a syntax tree of JavaScript, as far as names are concerned. */
interface Node {
  type: string;
  [key: string]: unknown;
}

/** Names in JavaScript: of components that its JSX uses, and of what it declares. */
interface Names {
  used: Set<string>;
  declared: Set<string>;
}

/** The name that has to be defined for a JSX element: `Tabs` for `Tabs.Item`. Undefined for an element of HTML. */
function componentName(element: string | null | undefined): string | undefined {
  const name = element?.split('.', 1)[0];
  return name && (name !== element || /^[A-Z]/.test(name)) ? name : undefined;
}

/** Adds the names in a syntax tree, in the format ESTree. */
function collectNames(tree: unknown, names: Names): void {
  if (Array.isArray(tree)) for (const item of tree) collectNames(item, names);
  if (!isNode(tree)) return;
  const name = tree.type === 'JSXOpeningElement' ? componentName(jsxName(tree['name'])) : undefined;
  if (name !== undefined) names.used.add(name);
  if (/^Import.*Specifier$/.test(tree.type)) declare(tree['local'], names);
  if (tree.type === 'VariableDeclarator') declare(tree['id'], names);
  if (/^(Function|Class|Arrow)/.test(tree.type)) {
    declare(tree['id'], names);
    declare(tree['params'], names);
  }
  for (const value of Object.values(tree)) if (typeof value === 'object') collectNames(value, names);
}

/** Adds every name in a pattern: `a`, `{ b, c: [d] }`. */
function declare(pattern: unknown, names: Names): void {
  if (Array.isArray(pattern)) for (const item of pattern) declare(item, names);
  if (!isNode(pattern)) return;
  if (pattern.type === 'Identifier') names.declared.add(String(pattern['name']));
  else for (const key of ['properties', 'elements', 'value', 'left', 'argument']) declare(pattern[key], names);
}

function jsxName(node: unknown): string | undefined {
  if (!isNode(node)) return undefined;
  if (node.type === 'JSXMemberExpression') return `${jsxName(node['object']) ?? ''}.`;
  return typeof node['name'] === 'string' ? node['name'] : undefined;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Partial<Node>).type === 'string';
