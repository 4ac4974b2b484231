import { useRef, useState } from 'react';

/**
 * The keys of the selected rows.
 * @param visibleKeys keys of the rows in the table, in their order. "Select all" and ranges use it.
 */
export function useRowSelection(visibleKeys: readonly string[]) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const lastChanged = useRef<string | null>(null);

  /** Selects or deselects rows. All others keep their state. */
  function change(keys: readonly string[], checked: boolean) {
    setSelected((current) => {
      const next = new Set(current);
      for (const key of keys) {
        if (checked) next.add(key);
        else next.delete(key);
      }
      return next;
    });
  }

  /** Selects or deselects a row, or with `extend` all rows from the one changed last. */
  function changeRow(key: string, checked: boolean, extend = false) {
    const to = visibleKeys.indexOf(key);
    const from =
      extend && lastChanged.current !== null ? visibleKeys.indexOf(lastChanged.current) : -1;
    change(
      from < 0 ? [key] : visibleKeys.slice(Math.min(from, to), Math.max(from, to) + 1),
      checked,
    );
    lastChanged.current = key;
  }

  const count = visibleKeys.filter((key) => selected.has(key)).length;

  return {
    selected,
    change,
    changeRow,
    changeAll: (checked: boolean) => change(visibleKeys, checked),
    clear: () => setSelected(new Set()),
    /** How many of the visible rows are selected. */
    count,
    allSelected: count > 0 && count === visibleKeys.length,
    someSelected: count > 0 && count < visibleKeys.length,
  };
}
