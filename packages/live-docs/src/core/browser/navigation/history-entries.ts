import { createStored, parseJson } from 'live-playground/internal';

/**
 * The browser's history, with the scroll position of each entry that the reader left. If the browser refuses a change of
 * its history (a sandboxed frame, too many in a short time), it loads the address instead.
 */
export interface HistoryEntries {
  /** Where the reader left the entry that the document was loaded for, if they did: its distance from the top. */
  left: number | undefined;
  push(href: string): void;
  replace(href: string): void;
  /**
   * Has the present entry say another address. Of many changes in a short time only some are written, and the last: browsers refuse
   * more than a hundred in half a minute. One that is refused leaves the address as it was.
   */
  amend(href: string): void;
  /**
   * Calls back when the reader goes back or forward, or follows a link within the page, with the position
   * to scroll to where that is known. @returns how to stop.
   */
  listen(onMove: (scroll: number | undefined) => void): () => void;
}

/** How often an address is amended at most, in so many milliseconds. */
const MOST_AMENDMENTS = 9;
const AMENDMENT_TIME = 3000;

/**
 * Takes scrolling on back and forward over from the browser, which would scroll before the page is there,
 * and hands it back when the document is left.
 */
export function createHistoryEntries(): HistoryEntries {
  const stored = createStored({ name: 'scroll', area: 'sessionStorage', parse: parsePositions, print: JSON.stringify });
  const positions = { ...stored.read() };
  let key = keyOf(window.history.state) ?? newKey();
  const write = (method: 'pushState' | 'replaceState', href: string) => {
    try {
      window.history[method]({ key }, '', href);
    } catch {
      if (href !== window.location.href) window.location.assign(href);
    }
  };

  /** What the present entry is to say, and doesn't yet. */
  let amended: string | undefined;
  /** The entry that was amended last, when that and others were, and what waits until there may be one more. */
  let entry: unknown;
  let times: number[] = [];
  let pause: ReturnType<typeof setTimeout> | undefined;
  const writeAmended = () => {
    clearTimeout(pause);
    pause = undefined;
    if (amended === undefined) return;
    try {
      window.history.replaceState(window.history.state, '', amended);
    } catch {}
    amended = undefined;
    entry = window.history.state;
    times = [...times, performance.now()].slice(-MOST_AMENDMENTS);
  };

  return {
    left: positions[key],
    push(href) {
      writeAmended();
      positions[key] = window.scrollY;
      key = newKey();
      write('pushState', href);
    },
    replace(href) {
      amended = undefined;
      write('replaceState', href);
    },
    amend(href) {
      amended = href;
      const wait = times.length < MOST_AMENDMENTS ? 0 : times[0]! + AMENDMENT_TIME - performance.now();
      if (wait <= 0 || window.history.state !== entry) writeAmended();
      else pause ??= setTimeout(writeAmended, wait);
    },
    listen(onMove) {
      write('replaceState', window.location.href);
      window.history.scrollRestoration = 'manual';
      const onScroll = () => {
        positions[key] = window.scrollY;
      };
      const onPopState = (event: PopStateEvent) => {
        const known = keyOf(event.state);
        // A view that fills the window has another entry with the same key.
        if (known === key) return;
        amended = undefined;
        // For a link within the page, Firefox has scrolled before it tells: the last event counts.
        if (known) positions[key] = window.scrollY;
        key = known ?? newKey();
        // Without a key the browser itself has just made the entry, for a link within the page.
        if (!known) write('replaceState', window.location.href);
        onMove(positions[key]);
      };
      const onPageHide = () => {
        positions[key] = window.scrollY;
        window.history.scrollRestoration = 'auto';
        stored.write(positions);
      };
      const onPageShow = () => {
        window.history.scrollRestoration = 'manual';
      };
      window.addEventListener('scroll', onScroll, { passive: true });
      window.addEventListener('popstate', onPopState);
      window.addEventListener('pagehide', onPageHide);
      window.addEventListener('pageshow', onPageShow);
      return () => {
        window.removeEventListener('scroll', onScroll);
        window.removeEventListener('popstate', onPopState);
        window.removeEventListener('pagehide', onPageHide);
        window.removeEventListener('pageshow', onPageShow);
      };
    },
  };
}

function keyOf(state: unknown): string | undefined {
  return typeof state === 'object' && state && 'key' in state ? String(state.key) : undefined;
}

const newKey = () => Math.random().toString(36).slice(2, 10);

/** Distances from the top by key of the entry; none if the text is no record of them. */
function parsePositions(text: string | null): Record<string, number> {
  return Object.fromEntries(Object.entries(parseJson(text) ?? {}).filter(([, position]) => Number.isFinite(position)));
}
