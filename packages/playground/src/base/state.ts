import type { Resources } from '../model/resources';

/** Those who are told when something changes. */
export function createListeners() {
  const listeners = new Set<() => void>();
  return {
    /** Tells a listener from now on. @returns the way out. */
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Tells all, in the order in which they came. One that is taken out meanwhile is not told any more. */
    notify: () => listeners.forEach((listener) => listener()),
  };
}

/** Subscribes to what never changes. */
export const never = () => () => {};

/** Requests of which only the newest counts. */
export function createLatest() {
  let newest = new AbortController();
  return {
    /** Begins one and aborts the one before. @returns aborted once it is no longer the newest. */
    begin() {
      newest.abort();
      newest = new AbortController();
      return newest.signal;
    },
    /** Aborts the newest. */
    cancel: () => newest.abort(),
  };
}

/** See `Resources`. */
export function createResources(): Resources {
  const all = new Map<unknown, unknown>();
  return {
    get<T>(key: unknown, make: () => T): T {
      if (!all.has(key)) all.set(key, make());
      return all.get(key) as T;
    },
    drop: (key) => void all.delete(key),
  };
}
