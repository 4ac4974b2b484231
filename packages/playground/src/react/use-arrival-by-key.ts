import { useEffect, useRef, useState, type FocusEvent, type HTMLAttributes } from 'react';

/** Whether the focus came into an element by keyboard, and is still there. */
export function useArrivalByKey(): { byKey: boolean; listeners: HTMLAttributes<HTMLElement> } {
  const [byKey, setByKey] = useState(false);
  const pointed = useRef(false);
  const fromOutside = ({ currentTarget, relatedTarget }: FocusEvent) => !currentTarget.contains(relatedTarget);

  useEffect(() => {
    const onInput = ({ type }: Event) => {
      pointed.current = type === 'pointerdown';
    };
    const options = { capture: true, passive: true };
    document.addEventListener('pointerdown', onInput, options);
    document.addEventListener('keydown', onInput, options);
    return () => {
      document.removeEventListener('pointerdown', onInput, options);
      document.removeEventListener('keydown', onInput, options);
    };
  }, []);

  return {
    byKey,
    listeners: {
      onPointerDown: () => setByKey(false),
      onFocus: (event) => fromOutside(event) && setByKey(!pointed.current),
      onBlur: (event) => fromOutside(event) && setByKey(false),
    },
  };
}
