/** Pixels between a card and what it belongs to, and the window's edge. */
const GAP = 6;
const EDGE = 12;

/** Puts a fixed card below a place in the window, or above it where there is more room. */
export function placeCard(card: HTMLElement, { left, top, bottom }: DOMRect): void {
  const { width, height } = card.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const isBelow = clientHeight - bottom >= height + GAP + EDGE || clientHeight - bottom >= top;
  const x = Math.max(EDGE, Math.min(left, clientWidth - width - EDGE));
  const y = isBelow ? bottom + GAP : top - height - GAP;
  const move = (fromLeft: number, fromTop: number) => {
    card.style.left = `${fromLeft}px`;
    card.style.top = `${fromTop}px`;
  };
  move(x, y);
  // Out of the top layer, what's around may be what it's placed in.
  const at = card.getBoundingClientRect();
  move(2 * x - at.left, 2 * y - at.top);
}
