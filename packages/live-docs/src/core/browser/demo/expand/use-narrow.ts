import { useSyncExternalStore } from 'react';

const QUERY = '(width < 900px)';

/** True where the window is too narrow for code and demo side by side. */
export const useNarrow = () => useSyncExternalStore(subscribe, () => matchMedia(QUERY).matches);

function subscribe(listener: () => void): () => void {
  const query = matchMedia(QUERY);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}
