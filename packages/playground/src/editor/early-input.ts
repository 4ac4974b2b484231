/** Offsets of a selection in the shown text. */
export interface Caret {
  anchor: number;
  head: number;
}

/** What a reader did to the code of a file while its editor was loading. */
export type EarlyInput = { file: string } & (
  | { type: 'text'; text: string }
  | { type: 'key'; event: KeyboardEvent }
  /** In the text as it was shown, without what was typed before. */
  | { type: 'caret'; caret: Caret }
);

/** Where the selection is in an element that has the focus; undefined where it is elsewhere. */
export function readCaret(code: HTMLElement): Caret | undefined {
  const selection = getSelection();
  const { anchorNode, focusNode } = selection ?? {};
  if (!selection || !anchorNode || !focusNode || document.activeElement !== code) return undefined;
  if (!code.contains(anchorNode) || !code.contains(focusNode)) return undefined;
  return {
    anchor: offsetOf(code, anchorNode, selection.anchorOffset),
    head: offsetOf(code, focusNode, selection.focusOffset),
  };
}

function offsetOf(code: HTMLElement, node: Node, at: number): number {
  const range = document.createRange();
  range.setStart(code, 0);
  range.setEnd(node, at);
  return range.toString().length;
}
