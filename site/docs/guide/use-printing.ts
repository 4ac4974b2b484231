import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';

function subscribe(onChange: () => void) {
  const query = matchMedia('print');
  // The browser lays out the paper right after the event, so the render can't wait.
  const onChangeNow = () => flushSync(onChange);
  query.addEventListener('change', onChangeNow);
  return () => query.removeEventListener('change', onChangeNow);
}

/** True while the page is printed. */
export const usePrinting = () =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia('print').matches,
    () => false,
  );
