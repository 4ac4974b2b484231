/** Pixels between a card and what it belongs to, and the window's edge. */
const GAP = 6;
const EDGE = 12;

/** Puts a fixed card below a place in the window, or above it where there is more room. */
export function placeCard(card: HTMLElement, { left, top, bottom }: DOMRect): void {
  const { width, height } = card.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const isBelow = clientHeight - bottom >= height + GAP + EDGE || clientHeight - bottom >= top;
  card.style.left = `${Math.max(EDGE, Math.min(left, clientWidth - width - EDGE))}px`;
  card.style.top = `${isBelow ? bottom + GAP : top - height - GAP}px`;
}
