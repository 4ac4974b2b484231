/** Parameter of a page's address that opens the search with words: `/?search=sticky`. */
export const SEARCH_PARAMETER = 'search';

const PARAMETER = new RegExp(`[?&]${SEARCH_PARAMETER}=[^&]*`);

/** The query of an address with other words to search for, or with none. */
export function withSearch(query: string, words: string): string {
  const rest = query.replace(PARAMETER, '').replace(/^&/, '?');
  return words ? `${rest}${rest ? '&' : '?'}${SEARCH_PARAMETER}=${encodeURIComponent(words)}` : rest;
}
