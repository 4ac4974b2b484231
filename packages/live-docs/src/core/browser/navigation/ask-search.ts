import { OPENS_SEARCH_ATTRIBUTE } from '../../model';

const EVENT = 'site-search';

/** Whether the page has a search that can be asked. In browsers alone: what's shown by it comes after the document. */
export const hasSearch = (): boolean => document.querySelector(`[${OPENS_SEARCH_ATTRIBUTE}]`) !== null;

/** Opens the search of the site with words in it, from anywhere on a page. */
export function askSearch(words: string): void {
  document.dispatchEvent(new CustomEvent(EVENT, { detail: words }));
}

/** Calls a listener with the words that the search is to be opened with. @returns what ends that. */
export function onAskSearch(listener: (words: string) => void): () => void {
  const listen = (event: Event) => event instanceof CustomEvent && listener(String(event.detail));
  document.addEventListener(EVENT, listen);
  return () => document.removeEventListener(EVENT, listen);
}
