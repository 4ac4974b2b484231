import { useEffect, useRef } from 'react';
import { useRouter } from '../../navigation';

/** Marks the entry of the browser's history that a view adds. */
interface ViewEntry {
  key?: unknown;
  isView?: true;
}

/**
 * Adds an entry to the browser's history while the component is mounted, so that Back closes a view instead of leaving the
 * page. The router doesn't notice. What the address says of the reader's choices, it also says once the view is closed.
 * @param onClose called when the reader has gone back.
 */
export function useBackToClose(onClose: () => void): void {
  const router = useRouter();
  const latest = useRef(onClose);
  useEffect(() => {
    latest.current = onClose;
  });

  useEffect(() => {
    const before = window.history.state as ViewEntry | null;
    try {
      window.history.pushState({ ...before, isView: true } satisfies ViewEntry, '');
    } catch {
      // The browser refuses too many changes in a short time: Back leaves the page, as without the view.
      return;
    }
    // The entry that is left says the address; the one before says an older one.
    const keepAddress = () => router.amend({});
    const onPopState = (event: PopStateEvent) => {
      const entry = event.state as ViewEntry | null;
      // An entry with another key is the router's: a link within the demo.
      if (entry?.key !== before?.key) return;
      keepAddress();
      if (!entry?.isView) latest.current();
    };
    window.addEventListener('popstate', onPopState);
    return () => {
      window.removeEventListener('popstate', onPopState);
      if (!(window.history.state as ViewEntry | null)?.isView) return;
      // Closed in another way: the entry goes, too.
      window.addEventListener('popstate', keepAddress, { once: true });
      window.history.back();
    };
  }, [router]);
}
