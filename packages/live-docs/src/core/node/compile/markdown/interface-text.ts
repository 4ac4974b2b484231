import type { Root } from 'mdast';
import type { MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import { ENTRIES } from '../../files/entries';
import { importStatement, jsxAttribute } from './mdx-nodes';

const NAME = 'InterfaceText';

/** A text of the interface in a page, in the language of its readers. @param english what Markdown says. */
export const interfaceText = (key: string, english: string): MdxJsxTextElement => ({
  type: 'mdxJsxTextElement',
  name: NAME,
  attributes: [jsxAttribute('of', key)],
  children: [{ type: 'text', value: english }],
});

/** Imports what shows such texts, where a page has some. */
export function remarkInterfaceText() {
  return (tree: Root): void => {
    let isUsed = false;
    visit(tree, 'mdxJsxTextElement', ({ name }) => void (isUsed ||= name === NAME));
    if (isUsed) tree.children.push(importStatement(`{ ${NAME} }`, ENTRIES.interfaceText));
  };
}
