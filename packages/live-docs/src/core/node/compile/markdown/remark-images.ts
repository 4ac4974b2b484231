import type { Nodes, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { addProperty, importStatement } from './mdx-nodes';

/** What stands for the address of a picture until the module imports it. */
const PICTURE = 'live-docs:picture';

/**
 * Imports the pictures that are files beside pages, so that the build copies them. Marks images within a line, and links that
 * hold nothing but images: badges.
 */
export function remarkImages() {
  return (tree: Root): void => {
    const names = new Map<string, string>();
    visit(tree, 'image', (node, _index, parent) => {
      const file = node.data?.picture;
      if (file !== undefined) {
        const name = names.get(file) ?? `${PICTURE}${names.size}`;
        names.set(file, name);
        node.url = name;
        addProperty(node, 'data-asset', '');
      }
      const isAlone =
        parent?.type === 'paragraph' && parent.children.every((child) => child === node || isBlank(child));
      if (!isAlone || node.data?.isHtml) addProperty(node, 'data-inline', '');
    });
    visit(tree, 'link', (node) => {
      const hasImage = node.children.some(({ type }) => type === 'image');
      if (hasImage && node.children.every((child) => child.type === 'image' || isBlank(child)))
        addProperty(node, 'data-inline', '');
    });
    for (const [file, name] of names) tree.children.push(importStatement(identifierOf(name), `${file}?url`));
  };
}

/** Has the compiled module use what it imports. */
export const recmaPictures = () => replace;

const isBlank = (node: Nodes) => node.type === 'break' || (node.type === 'text' && node.value.trim() === '');

const identifierOf = (name: string) => name.slice(PICTURE.length - 'picture'.length);

/** Puts identifiers in the place of what stands for them. */
function replace(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  const node = value as { type?: unknown; value?: unknown; name?: unknown; raw?: unknown };
  if (node.type === 'Literal' && typeof node.value === 'string' && node.value.startsWith(PICTURE)) {
    node.name = identifierOf(node.value);
    node.type = 'Identifier';
    delete node.value;
    delete node.raw;
    return;
  }
  for (const child of Object.values(value)) replace(child);
}
