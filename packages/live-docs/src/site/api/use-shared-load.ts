import { useEffect, useSyncExternalStore } from 'react';
import { never } from '../ui/never';
import type { Progress, SharedLoad } from './create-shared-load';

const NOTHING = {};
const nothing = () => NOTHING;

/** How far a load has come, which starts when it's wanted. @param load undefined if there's nothing to load. */
export function useSharedLoad<T>(load: SharedLoad<T> | undefined, isWanted: boolean): Progress<T> {
  useEffect(() => {
    if (isWanted) load?.start();
  }, [load, isWanted]);
  const read: () => Progress<T> = load?.progress ?? nothing;
  return useSyncExternalStore(load?.subscribe ?? never, read, read);
}
