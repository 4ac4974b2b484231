import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { pageComponents } from '../../config/chosen-feature';
import { ENTRIES } from '../../files/entries';
import { localModule } from '../../files/local-module';
import { importStatement, jsxAttribute, jsxElement, readText, refuseElement } from './mdx-nodes';
import { tableIds, type PagePass } from './page-output';

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
      tree.children.push(importStatement(`import { ${name} } from ${JSON.stringify(component.module)};`));
      const module = localModule(`virtual:component-data/${name}`, input.language);
      if (component.data) tree.children.push(importStatement(`import ${data} from '${module}';`));
    });
  };
}

/**
 * Hands `<API id="Table" />`, `<API of="src/Table.tsx" />` and `<ApiTypes />` the page's tables and the definitions that these link to. A page with tables but
 * without definitions gets them behind its last table. The components come with such a page alone.
 */
export function remarkApi(pass: PagePass) {
  const { input, output } = pass;
  return (tree: Root): void => {
    visit(tree, 'mdxJsxFlowElement', (node) => {
      if (node.name === 'ApiTypes') output.hasTypes = true;
      if (node.name !== 'API') return;
      if (readText(node, 'id') !== undefined || readText(node, 'of') !== undefined) {
        node.attributes.push(jsxAttribute('answer', { expression: 'apiAnswer' }));
        return;
      }
      refuseElement(node, pass, {
        found: '<API> without "id" and without "of"',
        expected: 'the name of an export of the library, or of a file',
        fix: 'Write <API id="Table" /> or <API of="src/Table.tsx" />',
      });
    });
    if (output.tables.length === 0 && !output.hasTypes) return;
    if (!output.hasTypes) {
      const last = tree.children.findLastIndex((node) => node.type === 'mdxJsxFlowElement' && node.name === 'API');
      tree.children.splice(last + 1, 0, jsxElement('ApiTypes', []));
      output.hasTypes = true;
    }
    visit(tree, 'mdxJsxFlowElement', (node) => {
      if (node.name === 'ApiTypes') node.attributes.push(jsxAttribute('answer', { expression: 'apiAnswer' }));
    });
    tree.children.push(
      importStatement(`import { API, ApiTypes } from ${JSON.stringify(ENTRIES.apiView)};`),
      importStatement(
        `import apiAnswer from ${JSON.stringify(localModule(`virtual:api/${tableIds(output)}`, input.language))};`,
      ),
    );
  };
}
