import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Takes what a prerendered field holds when the page answers: the reader may have changed it before.
 * @param onChange called once, if that differs from `value`.
 * @returns for the field.
 */
export function useEarlyValue<T extends HTMLInputElement | HTMLSelectElement>(
  value: string,
  onChange: (value: string) => void,
): RefObject<T | null> {
  const field = useRef<T>(null);
  const take = useEffectEvent(() => {
    const early = field.current?.value ?? value;
    if (early !== value) onChange(early);
  });
  useLayoutEffect(() => take(), []);
  return field;
}
