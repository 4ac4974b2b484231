import { useEffect, useRef, type RefObject } from 'react';
import { INTENT_DELAY, VIEWPORT_MARGIN, type Prefetch } from '../../model';

/** What a link listens to in order to tell intent. */
export interface IntentHandlers {
  onPointerEnter: () => void;
  onPointerLeave: () => void;
  onFocus: () => void;
  onBlur: () => void;
  onTouchStart: () => void;
}

/**
 * Calls `run` when a link is rendered, comes near the viewport, or is meant: pointed at or focused for
 * `INTENT_DELAY`, or touched.
 */
export function usePrefetch(prefetch: Prefetch, link: RefObject<HTMLElement | null>, run: () => void): IntentHandlers {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(run);

  useEffect(() => {
    latest.current = run;
  });

  useEffect(() => {
    const element = link.current;
    if (prefetch === 'render') latest.current();
    if (prefetch !== 'viewport' || !element) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        latest.current();
      },
      { rootMargin: VIEWPORT_MARGIN },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [prefetch, link]);

  useEffect(() => () => clearTimeout(timer.current), []);

  const intend = (delay: number) => {
    clearTimeout(timer.current);
    if (prefetch === 'intent') timer.current = setTimeout(() => latest.current(), delay);
  };
  const callOff = () => clearTimeout(timer.current);
  return {
    onPointerEnter: () => intend(INTENT_DELAY),
    onPointerLeave: callOff,
    onFocus: () => intend(INTENT_DELAY),
    onBlur: callOff,
    onTouchStart: () => intend(0),
  };
}
