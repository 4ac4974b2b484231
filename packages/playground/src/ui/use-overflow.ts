import { useEffect, useState, type RefObject } from 'react';

/** Whether an element holds more than it shows, and so has to be reached by keyboard to be scrolled. */
export function useOverflow(ref: RefObject<HTMLElement | null>): boolean {
  const [overflows, setOverflows] = useState(false);

  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () =>
      setOverflows(element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight);
    if (typeof ResizeObserver === 'undefined') return measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    // The element itself keeps its size when its content grows.
    for (const child of element.children) observer.observe(child);
    return () => observer.disconnect();
  }, [ref]);

  return overflows;
}
