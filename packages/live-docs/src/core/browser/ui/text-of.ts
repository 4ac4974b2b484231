import { isValidElement, type ReactNode } from 'react';

/** The text of what is rendered, if its elements are those of Markdown: they have their text as children. */
export function textOf(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node);
  if (Array.isArray(node)) return node.map(textOf).join('');
  return isValidElement<{ children?: ReactNode }>(node) ? textOf(node.props.children) : '';
}
