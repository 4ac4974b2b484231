/**
 * Scrolls the box that an item stands in, and nothing else, so that an item out of its sight comes to its middle.
 * @param inside an element of the box, or the box itself.
 */
export function scrollWithin(inside: Element, item: Element): void {
  const box = scrollBoxOf(inside);
  if (!box) return;
  const outer = box.getBoundingClientRect();
  const inner = item.getBoundingClientRect();
  if (inner.top >= outer.top && inner.bottom <= outer.bottom) return;
  box.scrollTop += inner.top - outer.top - (outer.height - inner.height) / 2;
}

function scrollBoxOf(element: Element | null): Element | null {
  if (!element || element === document.body || element === document.documentElement) return null;
  const scrolls = /auto|scroll/.test(getComputedStyle(element).overflowY) && element.scrollHeight > element.clientHeight;
  return scrolls ? element : scrollBoxOf(element.parentElement);
}
