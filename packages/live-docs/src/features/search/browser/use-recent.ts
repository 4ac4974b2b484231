import { useMemo, useState, useSyncExternalStore } from 'react';
import { createStored } from 'live-playground/internal';
import { addRecent, readRecent, removeRecent } from './recent-searches';

/** The searches kept on this device. */
export function useRecent() {
  const [kept] = useState(() => createStored({ name: 'searches', parse: readRecent, print: JSON.stringify }));
  const searches = useSyncExternalStore(kept.subscribe, kept.read);
  return useMemo(
    () => ({
      searches,
      add: (keywords: string) => kept.write(addRecent(searches, keywords)),
      remove: (keywords: string) => kept.write(removeRecent(searches, keywords)),
    }),
    [kept, searches],
  );
}
