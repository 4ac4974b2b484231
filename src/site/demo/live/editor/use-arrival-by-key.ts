import { useRef, useState, type FocusEvent, type HTMLAttributes } from 'react';

/** Whether the focus came into an element by keyboard, and is still there. */
export function useArrivalByKey(): { byKey: boolean; listeners: HTMLAttributes<HTMLElement> } {
  const [byKey, setByKey] = useState(false);
  const pointed = useRef(false);
  const fromOutside = ({ currentTarget, relatedTarget }: FocusEvent) => !currentTarget.contains(relatedTarget);

  return {
    byKey,
    listeners: {
      onPointerDown() {
        pointed.current = true;
        setByKey(false);
      },
      onFocus(event) {
        if (fromOutside(event)) setByKey(!pointed.current);
      },
      onBlur(event) {
        if (!fromOutside(event)) return;
        pointed.current = false;
        setByKey(false);
      },
    },
  };
}
