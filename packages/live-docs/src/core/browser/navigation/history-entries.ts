import { createStored, parseJson } from 'live-playground/internal';

/** How often an address is amended at most, in so many milliseconds. */
const MOST_AMENDMENTS = 9;
const AMENDMENT_TIME = 3000;

export type HistoryEntries = ReturnType<typeof createHistoryEntries>;

/**
 * The browser's history, with the scroll position of each entry that the reader left. Takes scrolling on back and forward over from the
 * browser, which would scroll before the page is there, and hands it back when the document is left. If the browser refuses a change of
 * its history (a sandboxed frame, too many in a short time), it loads the address instead.
 */
export function createHistoryEntries() {
  const stored = createStored({ name: 'scroll', area: 'sessionStorage', parse: parsePositions, print: JSON.stringify });
  const positions = { ...stored.read() };
  let key = keyOf(window.history.state) ?? newKey();
  /** Closes what fills the window. */
  let layer: (() => void) | undefined;
  const write = (method: 'pushState' | 'replaceState', href: string) => {
    try {
      window.history[method]({ key }, '', href);
    } catch {
      if (href !== window.location.href) window.location.assign(href);
    }
  };

  /** What the entries of this place are to say; that of the browser may be behind. */
  let address = window.location.href;
  /** The entry that was amended last, when that and others were, and what waits until there may be one more. */
  let entry: unknown;
  let times: number[] = [];
  let pause: ReturnType<typeof setTimeout> | undefined;
  const settle = (href: string) => {
    clearTimeout(pause);
    pause = undefined;
    address = href;
  };
  const writeAddress = () => {
    settle(address);
    try {
      window.history.replaceState(window.history.state, '', address);
    } catch {}
    entry = window.history.state;
    times = [...times, performance.now()].slice(-MOST_AMENDMENTS);
  };

  return {
    /** Where the reader left the entry that the document was loaded for, if they did: its distance from the top. */
    left: positions[key],
    push(href: string) {
      if (pause !== undefined) writeAddress();
      settle(href);
      positions[key] = window.scrollY;
      key = newKey();
      write(isLayer(window.history.state) ? 'replaceState' : 'pushState', href);
    },
    replace(href: string) {
      settle(href);
      write('replaceState', href);
    },
    /**
     * Has the present entry say another address. Of many changes in a short time only some are written, and the last: browsers refuse
     * more than a hundred in half a minute. One that is refused leaves the address as it was.
     */
    amend(href: string) {
      address = href;
      const wait = times.length < MOST_AMENDMENTS ? 0 : times[0]! + AMENDMENT_TIME - performance.now();
      if (wait <= 0 || window.history.state !== entry) writeAddress();
      else pause ??= setTimeout(writeAddress, wait);
    },
    /**
     * Adds an entry for what fills the window. It's of the same place: both entries say the same address, whatever is amended. Where
     * the layer leads to another place, that takes its entry.
     * @param onClose called when the reader has gone back.
     * @returns closes the layer: takes its entry away, unless the reader has left it.
     */
    openLayer(onClose: () => void) {
      try {
        // Forward may have led to that of an earlier one.
        if (!isLayer(window.history.state)) window.history.pushState({ key, isLayer: true }, '');
      } catch {
        // Back leaves the page, as without the layer.
        return () => {};
      }
      layer = onClose;
      return () => {
        const isOpen = layer === onClose;
        if (isOpen) layer = undefined;
        if (isOpen && isLayer(window.history.state)) window.history.back();
      };
    },
    /**
     * Calls back when the reader goes back or forward, or follows a link within the page, with the position
     * to scroll to where that is known. @returns how to stop.
     */
    listen(onMove: (scroll: number | undefined) => void) {
      write('replaceState', window.location.href);
      window.history.scrollRestoration = 'manual';
      const onScroll = () => {
        positions[key] = window.scrollY;
      };
      const onPopState = (event: PopStateEvent) => {
        const known = keyOf(event.state);
        if (known === key) {
          writeAddress();
          if (isLayer(event.state)) return;
          const close = layer;
          layer = undefined;
          return close?.();
        }
        settle(window.location.href);
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
      const scope = new AbortController();
      const { signal } = scope;
      window.addEventListener('scroll', onScroll, { passive: true, signal });
      window.addEventListener('popstate', onPopState, { signal });
      window.addEventListener('pagehide', onPageHide, { signal });
      window.addEventListener('pageshow', onPageShow, { signal });
      return () => scope.abort();
    },
  };
}

function keyOf(state: unknown): string | undefined {
  return typeof state === 'object' && state && 'key' in state ? String(state.key) : undefined;
}

/** True for the entry of what fills the window, which has the key of the place that it was opened at. */
const isLayer = (state: unknown) => typeof state === 'object' && state !== null && 'isLayer' in state;

const newKey = () => Math.random().toString(36).slice(2, 10);

/** Distances from the top by key of the entry; none if the text is no record of them. */
function parsePositions(text: string | null): Record<string, number> {
  return Object.fromEntries(Object.entries(parseJson(text) ?? {}).filter(([, position]) => Number.isFinite(position)));
}
