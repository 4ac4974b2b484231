import { useCallback, useRef, type KeyboardEvent, type RefObject, type UIEvent } from 'react';
import type { Reference } from '@rc-component/table';

/**
 * Scrolls the rows of a `VirtualTable` by keyboard. The library itself handles only wheel, touch
 * and scroll bar.
 * Put `onKeyDown` on a focusable element around the table, and `onScroll` on the table.
 * @param rowHeight height of a row in pixels, the distance that an arrow key scrolls.
 * @param rowsInView number of rows that Page Up and Page Down scroll.
 */
export function useScrollKeys(
  table: RefObject<Reference | null>,
  rowHeight: number,
  rowsInView: number,
) {
  const top = useRef(0);
  const steps: Record<string, number> = {
    ArrowDown: rowHeight,
    ArrowUp: -rowHeight,
    PageDown: rowsInView * rowHeight,
    PageUp: -rowsInView * rowHeight,
    End: Infinity,
    Home: -Infinity,
  };

  return {
    // The same for each render, so that a memoised table stays as it is.
    onScroll: useCallback((event: UIEvent<HTMLElement>) => {
      top.current = event.currentTarget.scrollTop;
    }, []),
    onKeyDown: (event: KeyboardEvent) => {
      const step = steps[event.key];
      if (step === undefined) return;
      event.preventDefault();
      table.current?.scrollTo({ top: top.current + step });
    },
  };
}
