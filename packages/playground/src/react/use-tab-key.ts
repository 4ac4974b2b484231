import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';

/** What the reader did last: it brought the focus. */
type Arrival = 'pointer' | 'tab' | 'other';

const OUTSIDE = {
  /** The focus is inside. */
  isInside: false,
  /** It came by keyboard. */
  byKey: false,
  /** The Tab key indents. Otherwise it moves on. */
  takesTab: true,
  /** The reader has just asked for that, by Enter or Escape. */
  isAsked: false,
};

/**
 * Who has the Tab key in the code: the page as long as the reader only passes by, the code after Enter or a click, or when
 * something in the page leads into it.
 */
export function useTabKey() {
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
    const scope = new AbortController();
    for (const type of ['pointerdown', 'keydown'])
      document.addEventListener(type, onInput, { capture: true, passive: true, signal: scope.signal });
    return () => scope.abort();
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
    /** Gives the Tab key back. */
    giveBack() {
      isTyped.current = false;
      takeTab(false);
    },
    listeners: {
      onPointerDown: () => setState((before) => ({ ...before, byKey: false, takesTab: true, isAsked: false })),
      onFocus(event: FocusEvent) {
        if (!fromOutside(event)) return;
        isTyped.current = false;
        setState({ ...OUTSIDE, isInside: true, byKey: last.current !== 'pointer', takesTab: last.current !== 'tab' });
      },
      onBlur: (event: FocusEvent) => fromOutside(event) && setState(OUTSIDE),
      onKeyDownCapture,
    },
  };
}
