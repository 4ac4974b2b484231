/** Distance of each link from the top of what it scrolls in. Scrolling doesn't change it. */
export type LinkTops = ReadonlyMap<Element, number>;

/** Measures the links of a box, before its list grows. */
export const measureLinks = (box: Element): LinkTops =>
  new Map([...box.querySelectorAll('a')].map((link) => [link, topIn(box, link)]));

/** Keeps the link that the reader looks at where it was before the list grew. */
export function keepPlace(box: Element, before: LinkTops): void {
  const link = findAnchor(box, before);
  if (link) box.scrollTop += topIn(box, link) - (before.get(link) ?? 0);
}

const topIn = (box: Element, link: Element) =>
  link.getBoundingClientRect().top - box.getBoundingClientRect().top + box.scrollTop;

/** What must not move: the link with the focus, under the pointer, or of the current page; else the first in sight. */
function findAnchor(box: Element, before: LinkTops): Element | undefined {
  const isInSight = (link: Element | null): link is Element => {
    const top = link ? before.get(link) : undefined;
    return top !== undefined && top >= box.scrollTop && top < box.scrollTop + box.clientHeight;
  };
  const meant = [document.activeElement, box.querySelector('a:hover'), box.querySelector('[aria-current]')];
  return [...meant, ...before.keys()].find(isInSight);
}
