import { useEffect, type RefObject } from 'react';

/**
 * Keeps what is current (`aria-current`) in sight of a box that scrolls. Scrolls nothing else.
 * @param at what tells one place of the reader from another.
 */
export function useCurrentInSight(box: RefObject<HTMLElement | null>, at: string | undefined): void {
  useEffect(() => {
    const root = box.current;
    const current = root?.querySelector('[aria-current]');
    if (!root || !current) return;
    // It tells where both are once the page is laid out: to ask the elements would have that done at once, in the middle of hydration.
    const observer = new IntersectionObserver(
      () => {
        observer.disconnect();
        // Not where they were when it looked: a list may have grown since.
        scrollWithin(root, root.getBoundingClientRect(), current.getBoundingClientRect());
      },
      { root },
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, [box, at]);
}

/** An item out of sight comes to the middle. */
function scrollWithin(box: Element, outer: DOMRectReadOnly, inner: DOMRectReadOnly): void {
  if (inner.top < outer.top || inner.bottom > outer.bottom)
    box.scrollTop += inner.top - outer.top - (outer.height - inner.height) / 2;
  if (inner.left < outer.left || inner.right > outer.right)
    box.scrollLeft += inner.left - outer.left - (outer.width - inner.width) / 2;
}
