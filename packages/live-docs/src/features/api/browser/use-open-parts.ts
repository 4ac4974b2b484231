import { useCallback, type RefCallback } from 'react';
import { useResources } from '../../../core/browser/loading';

/** Parts of tables that the reader has opened. */
export interface OpenParts {
  /** Of the element around the parts, whose `data-part` names them. They may be React's or the document's. */
  ref: RefCallback<HTMLElement>;
  has(part: string): boolean;
}

/** Keeps which parts of tables are open while their rows are replaced, and for a reader who comes back to the page. */
export function useOpenParts(): OpenParts {
  const open = useResources().get('open parts of tables', () => new Set<string>());
  const ref = useCallback(
    (element: HTMLElement | null) => {
      const onToggle = ({ target }: Event) => {
        const part = target instanceof HTMLDetailsElement && target.dataset['part'];
        if (part) open[target.open ? 'add' : 'delete'](part);
      };
      // It doesn't bubble.
      element?.addEventListener('toggle', onToggle, true);
      return () => element?.removeEventListener('toggle', onToggle, true);
    },
    [open],
  );
  return { ref, has: (part) => open.has(part) };
}
