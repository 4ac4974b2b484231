import { useEffect, useRef, type RefObject } from 'react';

/**
 * Closes a view when Escape is pressed in it. In an editor the first Escape is the editor's, because Tab leaves the editor
 * after it; the second one in a row closes.
 */
export function useEscapeToClose(view: RefObject<HTMLElement | null>, close: () => void): void {
  const wasEscape = useRef(false);
  useEffect(() => {
    const onKeyDown = ({ key, target, defaultPrevented, isComposing }: KeyboardEvent) => {
      if (!(target instanceof Element)) return;
      const isInside = target === document.body || view.current?.contains(target);
      const isEditors = target.closest('[contenteditable]') !== null && !wasEscape.current;
      wasEscape.current = key === 'Escape' && !defaultPrevented;
      if (wasEscape.current && isInside && !isEditors && !isComposing) close();
    };
    // After all listeners in the page: a menu or a search that Escape closes has prevented the default.
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  });
}
