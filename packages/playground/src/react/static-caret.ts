import type { Caret } from '../editor/create-editor';

/** The part of static code between two offsets. */
export function rangeOf(code: HTMLElement, from: number, to: number): Range {
  const range = document.createRange();
  range.setStart(...findOffset(code, from));
  range.setEnd(...findOffset(code, to));
  return range;
}

/** Offset of a place in static code. */
export function offsetOf(code: HTMLElement, node: Node, at: number): number {
  const range = document.createRange();
  range.setStart(code, 0);
  range.setEnd(node, at);
  return range.toString().length;
}

/** Where the selection is in static code that is being typed into; undefined where it is elsewhere. */
export function readStaticCaret(code: HTMLElement): Caret | undefined {
  const selection = getSelection();
  const { anchorNode, focusNode } = selection ?? {};
  if (!selection || !anchorNode || !focusNode || document.activeElement !== code) return undefined;
  if (!code.contains(anchorNode) || !code.contains(focusNode)) return undefined;
  return {
    anchor: offsetOf(code, anchorNode, selection.anchorOffset),
    head: offsetOf(code, focusNode, selection.focusOffset),
  };
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
