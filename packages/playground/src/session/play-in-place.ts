import type { LiveSession } from './live-session';
import type { PlaygroundInput } from './playground-input';

/** How far from the view counts as near: half a window. A frame that starts there has rendered when it comes into view. */
const NEAR = '50% 0px';

/**
 * Tells whether an element is near the view, and when that changes. Where browsers can't say, it always is.
 * @returns how to stop.
 */
export function watchNear(element: HTMLElement, onChange: (isNear: boolean) => void): () => void {
  if (!('IntersectionObserver' in window)) {
    const timer = setTimeout(() => onChange(true));
    return () => clearTimeout(timer);
  }
  const tell = (entries: IntersectionObserverEntry[]) => onChange(entries.at(-1)?.isIntersecting === true);
  const observer = new IntersectionObserver(tell, { rootMargin: NEAR });
  observer.observe(element);
  return () => observer.disconnect();
}

/** What plays a session in an element. */
export type Player = ReturnType<typeof playInPlace>;

interface PlayerInput {
  session: Pick<LiveSession, 'start' | 'subscribe' | 'view'>;
  element: HTMLElement;
  start: NonNullable<PlaygroundInput['start']>;
  /** True if what has started stays, wherever it is. */
  stays(): boolean;
}

/**
 * Plays a session in an element while that is near the view, so that a long page has no more frames than a reader sees. What the
 * reader has used stays: it has a state that running the code again wouldn't bring back.
 */
export function playInPlace({ session, element, start, stays }: PlayerInput) {
  let stop: (() => void) | undefined;
  let isUsed = false;
  const scope = new AbortController();
  const begin = () => {
    if (stop) return false;
    stop = session.start(element);
    return true;
  };
  const rest = () => {
    if (!stop || isUsed || stays()) return;
    // What is below it stays where it is.
    element.style.minHeight = `${element.offsetHeight}px`;
    stop();
    stop = undefined;
  };
  const unpin = session.subscribe(() => session.view().framed && (element.style.minHeight = ''));
  const unwatch = start === 'visible' ? watchNear(element, (isNear) => (isNear ? begin() : rest())) : () => {};
  // A page hears nothing of its frames but that the focus has gone there.
  const look = () => (isUsed ||= element.contains(document.activeElement));
  window.addEventListener('blur', look, { signal: scope.signal });
  // What is wrong with another word for it is told.
  if (start !== 'visible' && start !== 'interaction') begin();
  return {
    /** Starts, whether it's time or not. @returns true if it hadn't started. */
    begin,
    end() {
      scope.abort();
      unpin();
      unwatch();
      stop?.();
      stop = undefined;
      element.style.minHeight = '';
    },
  };
}
