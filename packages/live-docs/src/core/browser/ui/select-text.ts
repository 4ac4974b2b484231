/** Selects what an element holds, ready to be copied by hand. */
export function selectText(element: Element | null): void {
  if (element) getSelection()?.selectAllChildren(element);
}
