/** Stands in for `virtual:search-index` in unit tests: nothing is fetched there. */
const address = '/search-index.json';

export default address;
