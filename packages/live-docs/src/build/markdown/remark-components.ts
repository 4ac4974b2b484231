import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { PAGE_COMPONENTS } from '../../model';
import { findNearest } from '../api/find-nearest';
import { collectNames, componentName, type Names } from './component-names';
import { importStatement } from './mdx-nodes';
import type { PagePass } from './page-output';

/**
 * Imports the components of the site's own module that a page uses: those that neither the page nor the engine defines.
 * Without such a module they're problems.
 */
export function remarkComponents({ input, output, options }: PagePass) {
  return (tree: Root): void => {
    const names: Names = { used: new Set(), declared: new Set() };
    const lines = new Map<string, number>();
    visit(tree, (node) => {
      if ('name' in node) {
        const name = componentName(node.name);
        if (name !== undefined) names.used.add(name);
      }
      if ('attributes' in node) collectNames(node.attributes.map(estreeOf), names);
      collectNames(estreeOf(node), names);
      for (const name of names.used) if (!lines.has(name)) lines.set(name, node.position?.start.line ?? 1);
    });
    const others = [...names.used].filter((name) => !names.declared.has(name) && !PAGE_COMPONENTS.includes(name));
    if (others.length === 0) return;
    if (options.mdxComponents !== undefined) {
      const file = input.file.slice(0, -input.filename.length) + options.mdxComponents;
      tree.children.push(importStatement(`import { ${others.join(', ')} } from ${JSON.stringify(file)};`));
      output.components = others.map((name) => ({ name, line: lines.get(name) ?? 1 }));
      return;
    }
    for (const name of others) {
      const nearest = findNearest(name, [...PAGE_COMPONENTS]);
      output.problems.push({
        file: input.filename,
        line: lines.get(name) ?? 1,
        found: `unknown component <${name}>${nearest ? `. Did you mean <${nearest}>?` : ''}`,
        expected: `one that the page imports, or one of ${PAGE_COMPONENTS.join(', ')}`,
        fix: 'Correct the name, import the component, or export it from the module that "mdxComponents" names',
      });
    }
  };
}

/** The syntax tree that MDX keeps beside an expression, an attribute or an import. */
function estreeOf(node: object): unknown {
  const inner = 'value' in node && typeof node.value === 'object' && node.value !== null ? node.value : node;
  return (inner as { data?: { estree?: unknown } }).data?.estree;
}
