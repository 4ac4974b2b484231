/** Where the window is in a page, in pixels. */
export interface ScrollState {
  /** How far the page is scrolled. */
  top: number;
  /** How far it can be. */
  max: number;
  /** Height at the window's top within which a heading counts as reached. */
  offset: number;
}

/**
 * Finds the section being read.
 * Headings near the page's end never reach the window's top. They take turns over the last stretch of scrolling, the
 * last one at the very end.
 * @param tops distances of the headings from the page's top, ascending.
 * @returns an index, -1 above the first heading.
 */
export function findCurrentSection(tops: number[], { top, max, offset }: ScrollState): number {
  const starts = tops.map((heading) => heading - offset);
  const reachable = starts.filter((start) => start <= max).length;
  const from = Math.max(0, starts[reachable - 1] ?? 0);
  const step = (max - from) / (starts.length - reachable);
  return starts.findLastIndex((start, index) => {
    const threshold = index < reachable ? start : from + step * (index - reachable + 1);
    // A pixel less: scroll positions are rounded on some screens.
    return threshold - 1 <= top;
  });
}
