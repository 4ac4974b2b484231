/** Replaces the places in parts of pages in unit tests: features add nothing to them. */
export default undefined;
