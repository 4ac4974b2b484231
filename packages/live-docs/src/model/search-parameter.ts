/** Parameter of a page's address that opens the search with words: `/?search=sticky`. Browsers learn it from `opensearch.xml`. */
export const SEARCH_PARAMETER = 'search';
