import { VIEWPORT_MARGIN } from '../../model';

/**
 * Calls `run` once, when an element is in the viewport or within `VIEWPORT_MARGIN` of it.
 * @returns stops waiting.
 */
export function onceNear(element: Element, run: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      run();
    },
    { rootMargin: VIEWPORT_MARGIN },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
