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
