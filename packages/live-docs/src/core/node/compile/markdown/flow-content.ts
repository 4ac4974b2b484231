import type { Nodes, Paragraph, Parents, PhrasingContent, RootContent } from 'mdast';
import { phrasing } from 'mdast-util-phrasing';

/** True for a parent whose children are blocks: text needs a paragraph in it. */
export const holdsBlocks = ({ type }: Parents): boolean =>
  type === 'root' || type === 'blockquote' || type === 'listItem' || type === 'footnoteDefinition';

/** True for a text of nothing but spaces. */
export const isBlank = (node: Nodes) => node.type === 'text' && node.value.trim() === '';

/** Children of an element without the spaces between its blocks. */
export const withoutSpace = (children: RootContent[]): RootContent[] =>
  children.some((child) => !phrasing(child)) ? children.filter((child) => !isBlank(child)) : children;

/** Puts what is text among blocks into paragraphs. */
export function wrapText(children: readonly RootContent[]): RootContent[] {
  const blocks: RootContent[] = [];
  let run: PhrasingContent[] = [];
  const end = () => {
    if (!run.every(isBlank)) blocks.push(paragraphOf(run));
    run = [];
  };
  for (const child of children) {
    if (phrasing(child)) run.push(child as PhrasingContent);
    else {
      end();
      blocks.push(child);
    }
  }
  end();
  return blocks;
}

/** Splits a paragraph at the blocks that it holds. One of components alone becomes these. */
export function splitParagraph(paragraph: Paragraph): RootContent[] {
  const children: readonly RootContent[] = paragraph.children;
  if (children.some((child) => !phrasing(child))) return wrapText(children);
  const isOnlyComponents = children.every((child) => isBlank(child) || isComponent(child));
  if (!isOnlyComponents) return [{ ...paragraph, children: trim(paragraph.children) }];
  return children.flatMap((child) =>
    child.type === 'mdxJsxTextElement'
      ? { ...child, type: 'mdxJsxFlowElement' as const, children: child.children as never }
      : [],
  );
}

const isComponent = (node: Nodes) => node.type === 'mdxJsxTextElement' && /^[A-Z]/.test(node.name ?? '');

function paragraphOf(children: PhrasingContent[]): Paragraph {
  const [first, last] = [children.find((child) => !isBlank(child)), children.at(-1)];
  const position = first?.position && { start: first.position.start, end: (last?.position ?? first.position).end };
  return { type: 'paragraph', children: trim(children), ...(position ? { position } : {}) };
}

/** Without the line breaks at both ends. */
function trim(children: PhrasingContent[]): PhrasingContent[] {
  return children.flatMap((child, at): PhrasingContent[] => {
    if (child.type !== 'text') return [child];
    let { value } = child;
    if (at === 0) value = value.trimStart();
    if (at === children.length - 1) value = value.trimEnd();
    return value ? [{ ...child, value }] : [];
  });
}
