/** A node of Markdown's syntax tree, as far as words are concerned. */
export interface Node {
  type: string;
  value?: string;
  children?: readonly Node[];
}

/** Words of a page's text and code. Chinese has no spaces: there, two characters are taken for a word. */
export function countWords({ type, value = '', children = [] }: Node): number {
  const text = ['text', 'inlineCode', 'code'].includes(type) ? value : '';
  const chinese = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  const others = text.replace(/\p{Script=Han}/gu, ' ').match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
  return children.reduce((sum, child) => sum + countWords(child), chinese / 2 + others);
}
