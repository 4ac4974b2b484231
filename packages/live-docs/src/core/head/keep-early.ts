import { EARLY_ATTRIBUTE, NOTED_ATTRIBUTE, OPENS_SEARCH_ATTRIBUTE } from '../model/document-attributes';
import { isSearchKey } from '../model/is-search-key';
import { readKept, root } from './root';

/**
 * Keeps what a reader does before the page answers. A click on a button, and Enter in a field, are noted for `window.early`, which
 * ends that. The search box is part of the document and opens at once, for its button or its keys, until its owner takes it over.
 * The browser follows links.
 * @param begin loads the page's scripts.
 */
export function keepEarly(begin: () => void): void {
  let noted: [Element, Event][] | undefined = [];
  window.early = () => {
    const all = noted ?? [];
    noted = undefined;
    root.removeAttribute(NOTED_ATTRIBUTE);
    return all;
  };
  const note = (element: Element, event: MouseEvent | KeyboardEvent) => {
    begin();
    if (!noted || noted.some(([known, { type }]) => known === element && type === event.type)) return;
    const Copy = event.constructor as new (type: string, init: Event) => Event;
    noted.push([element, new Copy(event.type, event)]);
    root.setAttribute(NOTED_ATTRIBUTE, '');
  };
  /** @returns false if the box isn't there, is open, or has an owner. */
  const openSearch = (event: Event) => {
    const box = document.querySelector<HTMLDialogElement>(`dialog[${EARLY_ATTRIBUTE}]`);
    if (!box || box.open) return false;
    begin();
    event.preventDefault();
    box.showModal();
    box.querySelector('input')?.focus();
    return true;
  };
  const closest = ({ target }: Event, selector: string) =>
    target instanceof Element ? target.closest(selector) : null;

  const pressedAt = ({ target }: Event) => ({
    target,
    platform: navigator.platform,
    takesSlash: () => readKept('search-slash') !== 'off',
  });

  const onClick = (event: MouseEvent) => {
    const button = event.isTrusted && noted && closest(event, '#root button');
    if (button && !(button.hasAttribute(OPENS_SEARCH_ATTRIBUTE) && openSearch(event))) note(button, event);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!event.isTrusted || event.isComposing || event.altKey) return;
    const field = event.key === 'Enter' && closest(event, '#root :is(input,textarea,select,[contenteditable])');
    if (field) note(field, event);
    else if (isSearchKey(event, pressedAt(event))) openSearch(event);
  };
  addEventListener('click', onClick, true);
  addEventListener('keydown', onKeyDown, true);
}
