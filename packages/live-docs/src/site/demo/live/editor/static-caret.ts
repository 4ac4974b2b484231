import type { Caret } from './create-editor';

/** Where the selection stands in static code that is being typed into; undefined where it is elsewhere. */
export function readStaticCaret(code: HTMLElement): Caret | undefined {
  const selection = getSelection();
  const { anchorNode, focusNode } = selection ?? {};
  if (!selection || !anchorNode || !focusNode || document.activeElement !== code) return undefined;
  if (!code.contains(anchorNode) || !code.contains(focusNode)) return undefined;
  const offset = (node: Node, at: number) => {
    const range = document.createRange();
    range.setStart(code, 0);
    range.setEnd(node, at);
    return range.toString().length;
  };
  return { anchor: offset(anchorNode, selection.anchorOffset), head: offset(focusNode, selection.focusOffset) };
}

/** Takes the focus into static code and selects a part of it. */
export function placeStaticCaret(code: HTMLElement, { anchor, head }: Caret): void {
  const [from, to] = [findOffset(code, anchor), findOffset(code, head)];
  code.focus({ preventScroll: true });
  getSelection()?.setBaseAndExtent(...from, ...to);
  to[0].parentElement?.scrollIntoView({ block: 'nearest' });
}

function findOffset(code: HTMLElement, offset: number): [Node, number] {
  const walker = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
  let left = offset;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { length } = node.nodeValue ?? '';
    if (left <= length) return [node, left];
    left -= length;
  }
  return [code, code.childNodes.length];
}
