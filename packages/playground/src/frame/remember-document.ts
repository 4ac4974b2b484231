/**
 * Remembers the document's parts: an edit may replace them, or take them away.
 * @param box the element that holds the demo.
 * @returns tells whether they're the same.
 */
export function rememberDocument(box: HTMLElement): () => boolean {
  const { documentElement, head, body } = document;
  return () =>
    document.documentElement === documentElement &&
    document.head === head &&
    document.body === body &&
    box.parentNode === body;
}
