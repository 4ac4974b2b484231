export * from './search-index';
export * from './search-result';
export { findWords } from './find-words';
export { joinParts } from './highlight-text';
export { prepareSearch, type SearchData } from './prepare-search';
export { rank } from './rank';
