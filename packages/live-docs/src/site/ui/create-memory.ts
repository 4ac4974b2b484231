import { storageKey } from './storage-key';

/** A choice of the reader's, remembered by the browser. */
export interface Memory {
  /** What was chosen, or null. */
  read: () => string | null;
  write: (value: string) => void;
  /** Calls back on every choice, one made in another tab included. Returns the way out. */
  subscribe: (listener: () => void) => () => void;
}

/**
 * Remembers a choice in local storage, or for this page alone where the browser keeps none.
 * @param name of the choice: `color-mode`.
 */
export function createMemory(name: string): Memory {
  const listeners = new Set<() => void>();
  let unsaved: string | null = null;

  const notify = () => listeners.forEach((listener) => listener());
  const onStorage = (event: StorageEvent) => {
    // A key of null says that the whole storage was cleared.
    if (event.key !== storageKey(name) && event.key !== null) return;
    unsaved = null;
    notify();
  };

  return {
    read: () => unsaved ?? readStorage(storageKey(name)),
    write(value) {
      unsaved = writeStorage(storageKey(name), value) ? null : value;
      notify();
    },
    subscribe(listener) {
      listeners.add(listener);
      window.addEventListener('storage', onStorage);
      // A page that comes back from the back-forward cache has heard of no choice made since.
      window.addEventListener('pageshow', notify);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        window.removeEventListener('storage', onStorage);
        window.removeEventListener('pageshow', notify);
      };
    },
  };
}

function readStorage(key: string): string | null {
  try {
    return navigator.cookieEnabled ? localStorage.getItem(key) : null;
  } catch {
    return null;
  }
}

function writeStorage(key: string, value: string): boolean {
  try {
    if (navigator.cookieEnabled) localStorage.setItem(key, value);
    return navigator.cookieEnabled;
  } catch {
    return false;
  }
}
