import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { pageComponents } from '../../config/chosen-feature';
import { localModule } from '../../files/local-module';
import { importStatement, jsxAttribute } from './mdx-nodes';
import type { PagePass } from './page-output';

/** Imports the components of features that a page shows, and hands them what the whole site knows: `<Gallery />`. */
export function remarkSiteData({ input, output, options }: PagePass) {
  const known = pageComponents(options.features);
  return (tree: Root): void => {
    visit(tree, 'mdxJsxFlowElement', (node) => {
      const name = node.name ?? '';
      const component = known.get(name);
      if (!component) return;
      const data = `${name}Data`;
      if (component.data) node.attributes.push(jsxAttribute('data', { expression: data }));
      if (output.components.includes(name)) return;
      output.components.push(name);
      tree.children.push(importStatement(`{ ${name} }`, component.module));
      const module = localModule(`virtual:component-data/${name}`, input.language);
      if (component.data) tree.children.push(importStatement(data, module));
    });
  };
}
