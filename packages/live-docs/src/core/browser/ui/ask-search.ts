const EVENT = 'site-search';

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
