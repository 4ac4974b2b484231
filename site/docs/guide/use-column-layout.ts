import { useEffect, useState } from 'react';

export interface ColumnLayout {
  /** Keys of all columns, in the order in which they show. */
  order: string[];
  hidden: string[];
}

/** Raise it when an older layout no longer fits. */
const VERSION = 1;

const isStrings = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');

/** A layout from a saved text. Drops columns that are gone and appends new ones. */
export function parseLayout(
  text: string | null,
  keys: readonly string[],
): ColumnLayout | undefined {
  try {
    const { version, order, hidden } = JSON.parse(text ?? '{}') as Record<string, unknown>;
    if (version !== VERSION || !isStrings(order) || !isStrings(hidden)) return undefined;
    const known = order.filter((key) => keys.includes(key));
    return {
      order: [...new Set([...known, ...keys])],
      hidden: hidden.filter((key) => keys.includes(key)),
    };
  } catch {
    return undefined; // not JSON
  }
}

/** The layout of a table, kept in localStorage. `keys` must be the same array on every render. */
export function useColumnLayout(storageKey: string, keys: readonly string[]) {
  const [layout, setLayout] = useState<ColumnLayout>({ order: [...keys], hidden: [] });

  useEffect(() => {
    try {
      const saved = parseLayout(localStorage.getItem(storageKey), keys);
      if (saved) setLayout(saved);
    } catch {
      // The browser blocks storage: the default layout stays.
    }
  }, [storageKey, keys]);

  function change(next: ColumnLayout) {
    setLayout(next);
    try {
      localStorage.setItem(storageKey, JSON.stringify({ version: VERSION, ...next }));
    } catch {
      // Storage is blocked or full: the layout lasts until the page is closed.
    }
  }

  function reset() {
    setLayout({ order: [...keys], hidden: [] });
    try {
      localStorage.removeItem(storageKey);
    } catch {
      // Nothing was saved.
    }
  }

  return { layout, change, reset };
}
