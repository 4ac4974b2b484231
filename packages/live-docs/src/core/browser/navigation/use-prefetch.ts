import { useEffect, useRef, type RefObject } from 'react';
import { INTENT_DELAY, type Prefetch } from '../../model';
import { onceNear } from './once-near';

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
    if (prefetch === 'render') latest.current();
    if (prefetch === 'viewport' && link.current) return onceNear(link.current, () => latest.current());
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
