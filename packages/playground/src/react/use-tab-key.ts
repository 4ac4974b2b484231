import { useEffect, useRef, useState, type FocusEvent, type HTMLAttributes, type KeyboardEvent } from 'react';

/** What the reader did last: it brought the focus. */
type Arrival = 'pointer' | 'tab' | 'other';

interface TabKey {
  /** The focus is inside. */
  isInside: boolean;
  /** It came by keyboard. */
  byKey: boolean;
  /** The Tab key indents. Otherwise it moves on. */
  takesTab: boolean;
  /** The reader has just asked for that, by Enter or Escape. */
  isAsked: boolean;
  /** Gives the Tab key back. */
  giveBack: () => void;
  listeners: HTMLAttributes<HTMLElement>;
}

const OUTSIDE = { isInside: false, byKey: false, takesTab: true, isAsked: false };

/**
 * Who has the Tab key in the code: the page as long as the reader only passes by, the code after Enter or a click, or when
 * something in the page leads into it.
 */
export function useTabKey(): TabKey {
  const [state, setState] = useState(OUTSIDE);
  const last = useRef<Arrival>('other');
  /** Something was typed since the focus came: Enter is a line break then. */
  const isTyped = useRef(false);
  const fromOutside = ({ currentTarget, relatedTarget }: FocusEvent) => !currentTarget.contains(relatedTarget);
  const takeTab = (takesTab: boolean) => setState((before) => ({ ...before, takesTab, isAsked: true }));

  useEffect(() => {
    const onInput = (event: Event) => {
      last.current = event.type === 'pointerdown' ? 'pointer' : 'key' in event && event.key === 'Tab' ? 'tab' : 'other';
    };
    const options = { capture: true, passive: true };
    document.addEventListener('pointerdown', onInput, options);
    document.addEventListener('keydown', onInput, options);
    return () => {
      document.removeEventListener('pointerdown', onInput, options);
      document.removeEventListener('keydown', onInput, options);
    };
  }, []);

  const onKeyDownCapture = (event: KeyboardEvent) => {
    const { key, target, ctrlKey, metaKey } = event;
    const isEditable = target instanceof Element && target.closest('[contenteditable]') !== null;
    if (!isEditable || event.nativeEvent.isComposing) return;
    if (key === 'Enter' && !state.takesTab) {
      takeTab(true);
      if (isTyped.current) return;
      event.preventDefault();
      event.stopPropagation();
    } else if ((key.length === 1 && !ctrlKey && !metaKey) || /^(Backspace|Delete)$/.test(key)) isTyped.current = true;
  };

  return {
    ...state,
    giveBack() {
      isTyped.current = false;
      takeTab(false);
    },
    listeners: {
      onPointerDown: () => setState((before) => ({ ...before, byKey: false, takesTab: true, isAsked: false })),
      onFocus(event) {
        if (!fromOutside(event)) return;
        isTyped.current = false;
        setState({ ...OUTSIDE, isInside: true, byKey: last.current !== 'pointer', takesTab: last.current !== 'tab' });
      },
      onBlur: (event) => fromOutside(event) && setState(OUTSIDE),
      onKeyDownCapture,
    },
  };
}
