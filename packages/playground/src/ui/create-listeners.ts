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
