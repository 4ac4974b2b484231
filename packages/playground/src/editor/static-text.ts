/** Offsets of a selection in the shown text. */
export interface Caret {
  anchor: number;
  head: number;
}

/** Where the selection is in an element whose text is code; undefined where it's elsewhere. */
export function readCaret(code: HTMLElement): Caret | undefined {
  const { anchorNode, anchorOffset = 0, focusNode, focusOffset = 0 } = getSelection() ?? {};
  if (!anchorNode || !focusNode || !code.contains(anchorNode) || !code.contains(focusNode)) return undefined;
  return { anchor: offsetOf(code, anchorNode, anchorOffset), head: offsetOf(code, focusNode, focusOffset) };
}

function offsetOf(code: HTMLElement, node: Node, at: number): number {
  const range = document.createRange();
  range.setStart(code, 0);
  range.setEnd(node, at);
  return range.toString().length;
}

/**
 * The text of an element that the reader types into.
 * @param before what it was: a browser ends the text with a line that isn't there, so that it can show the caret.
 */
export function readText(code: HTMLElement, before: string): string {
  const text = code.querySelector('br') ? code.innerText : code.textContent;
  return before.endsWith('\n') ? text : text.replace(/\n$/, '');
}
