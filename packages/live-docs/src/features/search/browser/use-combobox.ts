import { useEffectEvent, useLayoutEffect, type RefObject } from 'react';

interface Combobox {
  fieldRef: RefObject<HTMLInputElement | null>;
  /** Id of the active option of its list; undefined while no list is shown. */
  active: string | undefined;
  onType: (text: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/**
 * Makes a field that was there before its list the combobox of that list, as the WAI-ARIA pattern says: the focus
 * stays in the field, the keys move in the list. `onType` is told at once what has been typed by then.
 */
export function useCombobox({ fieldRef, active, onType, onKeyDown }: Combobox): void {
  const type = useEffectEvent(onType);
  const press = useEffectEvent(onKeyDown);

  useLayoutEffect(() => {
    const input = fieldRef.current;
    if (!input) return;
    const listening = new AbortController();
    const { signal } = listening;
    input.addEventListener('input', () => type(input.value), { signal });
    input.addEventListener('keydown', (event) => press(event), { signal });
    type(input.value);
    return () => listening.abort();
  }, [fieldRef]);

  useLayoutEffect(() => {
    const input = fieldRef.current;
    input?.setAttribute('aria-expanded', String(active !== undefined));
    if (active === undefined) input?.removeAttribute('aria-activedescendant');
    else input?.setAttribute('aria-activedescendant', active);
  }, [fieldRef, active]);
}
