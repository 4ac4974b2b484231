import { useMemo, useState, useSyncExternalStore } from 'react';
import { createMemory } from '../ui/create-memory';
import { addRecent, readRecent, removeRecent } from './recent-searches';

/** Where the device keeps them. */
const RECENT_KEY = 'searches';

/** The searches kept on this device. */
export function useRecent() {
  const [memory] = useState(() => createMemory(RECENT_KEY));
  const stored = useSyncExternalStore(memory.subscribe, memory.read);
  return useMemo(() => {
    const searches = readRecent(stored);
    const write = (list: string[]) => memory.write(JSON.stringify(list));
    return {
      searches,
      add: (keywords: string) => write(addRecent(searches, keywords)),
      remove: (keywords: string) => write(removeRecent(searches, keywords)),
    };
  }, [memory, stored]);
}
