/**
 * Keys of selected rows, outside of React's state: a change renders the components that read the
 * store, and not the table.
 */
export function createSelectionStore() {
  let selected: ReadonlySet<number> = new Set();
  const listeners = new Set<() => void>();

  return {
    /** The same `Set` until something changes. */
    get: () => selected,
    /** Selects or deselects rows. All others keep their state. */
    change(keys: readonly number[], checked: boolean) {
      const next = new Set(selected);
      for (const key of keys) {
        if (checked) next.add(key);
        else next.delete(key);
      }
      selected = next;
      listeners.forEach((listener) => listener());
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export type SelectionStore = ReturnType<typeof createSelectionStore>;
