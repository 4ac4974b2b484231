import { useEffect, type RefObject } from 'react';

/**
 * Keeps what is current (`aria-current`) in sight of a box that scrolls. Scrolls nothing else.
 * @param at what tells one place of the reader from another.
 */
export function useCurrentInSight(box: RefObject<HTMLElement | null>, at: string | undefined): void {
  useEffect(() => {
    const current = box.current?.querySelector('[aria-current]');
    if (box.current && current) scrollWithin(box.current, current);
  }, [box, at]);
}

/** An item out of sight comes to the middle. */
function scrollWithin(box: Element, item: Element): void {
  const outer = box.getBoundingClientRect();
  const inner = item.getBoundingClientRect();
  if (inner.top < outer.top || inner.bottom > outer.bottom)
    box.scrollTop += inner.top - outer.top - (outer.height - inner.height) / 2;
  if (inner.left < outer.left || inner.right > outer.right)
    box.scrollLeft += inner.left - outer.left - (outer.width - inner.width) / 2;
}
