import { createProcessor } from '@mdx-js/mdx';
import type { Definition, Root } from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import { visit } from 'unist-util-visit';
import { VFile } from 'vfile';
import { escapeHeadingIds, remarkHeadingIds } from './heading-ids';

/** True for a file of Markdown, false for one of MDX. */
export const isMarkdown = (file: string): boolean => file.endsWith('.md');

/** Parses a text, front matter included. @throws {VFileMessage} if MDX can't be read. */
export function parseText(file: string, text: string): Root {
  const format = isMarkdown(file) ? 'md' : 'mdx';
  const processor = createProcessor({ format, remarkPlugins: [remarkFrontmatter, remarkGfm] });
  const tree = processor.parse(new VFile({ path: file, value: format === 'mdx' ? escapeHeadingIds(text) : text }));
  remarkHeadingIds()(tree);
  return tree;
}

/** Gives links and images by reference the addresses that they refer to, so that each stands for itself. */
export function resolveReferences(tree: Root): void {
  const definitions = new Map<string, Definition>();
  visit(tree, 'definition', (node) => {
    if (!definitions.has(node.identifier)) definitions.set(node.identifier, node);
  });
  visit(tree, ['linkReference', 'imageReference'], (node, index, parent) => {
    if (!('identifier' in node) || !parent || index === undefined || !('children' in parent)) return;
    const { url, title } = definitions.get(node.identifier) ?? {};
    if (url === undefined) return;
    const { position, data } = node;
    const shared = { url, ...(title ? { title } : {}), ...(position ? { position } : {}), ...(data ? { data } : {}) };
    if (node.type === 'linkReference') parent.children[index] = { type: 'link', children: node.children, ...shared };
    else if (node.type === 'imageReference') parent.children[index] = { type: 'image', alt: node.alt ?? '', ...shared };
  });
  tree.children = tree.children.filter(({ type }) => type !== 'definition');
}
