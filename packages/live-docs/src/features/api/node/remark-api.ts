import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import {
  findAttribute,
  importStatement,
  jsxAttribute,
  jsxElement,
  readText,
  refuseElement,
} from '../../../core/node/compile/markdown/mdx-nodes';
import { placeOf, type PagePass } from '../../../core/node/compile/markdown/page-output';
import { localModule } from '../../../core/node/files/local-module';
import { tableIds } from './api-data';

/**
 * Notes which tables a page shows, and hands them and the definitions that they link to to `<API id="Table" />`,
 * `<API of="src/Table.tsx" />` and `<ApiTypes />`. A page with tables but without definitions gets them behind its last table.
 */
export function remarkApi(pass: PagePass) {
  const { input, output } = pass;
  return (tree: Root): void => {
    const isShown = { API: false, ApiTypes: false };
    const answer = () => jsxAttribute('answer', { expression: 'apiAnswer' });
    visit(tree, 'mdxJsxFlowElement', (node) => {
      if (node.name !== 'API' && node.name !== 'ApiTypes') return;
      const [id, of] = [readText(node, 'id'), readText(node, 'of')];
      const shown = id ?? of;
      if (node.name === 'API' && shown === undefined) {
        refuseElement(node, pass, {
          found: '<API> without "id" and without "of"',
          expected: 'the name of an export of the library, or of a file',
          fix: 'Write <API id="Table" /> or <API of="src/Table.tsx" />',
        });
        return;
      }
      isShown[node.name] = true;
      node.attributes.push(answer());
      const { line } = placeOf(node, input);
      if (node.name === 'API' && shown !== undefined)
        output.tables.push({
          id: shown,
          line,
          ...(id === undefined && { isFile: true }),
          ...(findAttribute(node, 'optional') && { isOptional: true }),
        });
    });
    if (!isShown.API && !isShown.ApiTypes) return;
    if (!isShown.ApiTypes) {
      const last = tree.children.findLastIndex((node) => node.type === 'mdxJsxFlowElement' && node.name === 'API');
      const isOptional = output.tables.every((table) => table.isOptional);
      const optional = isOptional ? [jsxAttribute('optional', { expression: 'true' })] : [];
      tree.children.splice(last + 1, 0, jsxElement('ApiTypes', [answer(), ...optional]));
    }
    tree.children.push(importStatement('apiAnswer', localModule(`virtual:api/${tableIds(output)}`, input.language)));
  };
}
