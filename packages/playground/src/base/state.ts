import type { Resources } from '../model/resources';

/** Those who are told when something changes. */
export interface Listeners {
  /** Tells a listener from now on. @returns the way out. */
  subscribe(listener: () => void): () => void;
  /** Tells all, in the order in which they came. One that is taken out meanwhile is not told any more. */
  notify(): void;
}

/** See `Listeners`. */
export function createListeners(): Listeners {
  const listeners = new Set<() => void>();
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    notify: () => listeners.forEach((listener) => listener()),
  };
}

/** Subscribes to what never changes. */
export const never = () => () => {};

/** Requests of which only the newest counts. */
export interface Latest {
  /** Begins one and aborts the one before. @returns aborted once it is no longer the newest. */
  begin(): AbortSignal;
  /** Aborts the newest. */
  cancel(): void;
}

/** See `Latest`. */
export function createLatest(): Latest {
  let newest = new AbortController();
  return {
    begin() {
      newest.abort();
      newest = new AbortController();
      return newest.signal;
    },
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
