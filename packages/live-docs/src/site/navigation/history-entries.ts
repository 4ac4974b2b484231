import { storageKey } from '../ui/storage-key';

/**
 * The browser's history, with the scroll position of each entry that the reader left. If the browser refuses a change of
 * its history (a sandboxed frame, too many in a short time), it loads the address instead.
 */
export interface HistoryEntries {
  push(href: string): void;
  replace(href: string): void;
  /**
   * Calls back when the reader goes back or forward, or follows a link within the page, with the position
   * to scroll to where that is known. @returns how to stop.
   */
  listen(onMove: (scroll: number | undefined) => void): () => void;
}

/** Name of the entry in session storage. */
const POSITIONS = 'scroll';

/**
 * Takes scrolling on back and forward over from the browser, which would scroll before the page is there,
 * and hands it back when the document is left.
 */
export function createHistoryEntries(): HistoryEntries {
  const positions = readPositions();
  let key = keyOf(window.history.state) ?? newKey();
  const write = (method: 'pushState' | 'replaceState', href: string) => {
    try {
      window.history[method]({ key }, '', href);
    } catch {
      if (href !== window.location.href) window.location.assign(href);
    }
  };

  return {
    push(href) {
      positions[key] = window.scrollY;
      key = newKey();
      write('pushState', href);
    },
    replace: (href) => write('replaceState', href),
    listen(onMove) {
      write('replaceState', window.location.href);
      window.history.scrollRestoration = 'manual';
      const onPopState = (event: PopStateEvent) => {
        positions[key] = window.scrollY;
        const known = keyOf(event.state);
        key = known ?? newKey();
        // Without a key the browser itself has just made the entry, for a link within the page.
        if (!known) write('replaceState', window.location.href);
        onMove(positions[key]);
      };
      const onPageHide = () => {
        positions[key] = window.scrollY;
        window.history.scrollRestoration = 'auto';
        writePositions(positions);
      };
      const onPageShow = () => {
        window.history.scrollRestoration = 'manual';
      };
      window.addEventListener('popstate', onPopState);
      window.addEventListener('pagehide', onPageHide);
      window.addEventListener('pageshow', onPageShow);
      return () => {
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

function readPositions(): Record<string, number> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(storageKey(POSITIONS)) ?? '{}');
    if (typeof kept !== 'object' || kept === null) return {};
    return Object.fromEntries(Object.entries(kept).filter(([, position]) => Number.isFinite(position)));
  } catch {
    return {};
  }
}

function writePositions(positions: Record<string, number>): void {
  try {
    sessionStorage.setItem(storageKey(POSITIONS), JSON.stringify(positions));
  } catch {
    // Without storage the positions last as long as the page.
  }
}
