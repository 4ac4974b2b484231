import { useEffectEvent, useLayoutEffect, type RefObject } from 'react';

interface Combobox {
  field: RefObject<HTMLInputElement | null>;
  /** Ids of the list and of its active option; undefined while there is no list. */
  list: string | undefined;
  active: string | undefined;
  onType: (text: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/**
 * Makes a field that stood there before its list did the combobox of that list, as the WAI-ARIA pattern says: the focus
 * stays in the field, the keys move in the list. `onType` is told at once what has been typed by then.
 */
export function useCombobox({ field, list, active, onType, onKeyDown }: Combobox): void {
  const type = useEffectEvent(onType);
  const press = useEffectEvent(onKeyDown);

  useLayoutEffect(() => {
    const input = field.current;
    if (!input) return;
    const listening = new AbortController();
    const { signal } = listening;
    input.addEventListener('input', () => type(input.value), { signal });
    input.addEventListener('keydown', (event) => press(event), { signal });
    type(input.value);
    return () => listening.abort();
  }, [field]);

  useLayoutEffect(() => {
    const input = field.current;
    if (!input) return;
    const name = (attribute: string, id: string | undefined) =>
      id === undefined ? input.removeAttribute(attribute) : input.setAttribute(attribute, id);
    input.ariaExpanded = String(list !== undefined);
    name('aria-controls', list);
    name('aria-activedescendant', active);
  }, [field, list, active]);
}
