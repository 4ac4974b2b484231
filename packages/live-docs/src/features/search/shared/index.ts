export * from './search-index';
export * from './search-result';
export { findWords, joinParts } from './highlight';
export { prepareSearch } from './prepare-search';
export { rank } from './rank';
export type { SearchData } from './search-data';
