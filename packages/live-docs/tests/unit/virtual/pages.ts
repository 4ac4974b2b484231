import type { PageModule } from '../../../src/model';

/** Stands in for `virtual:pages` in unit tests: pages are given to the code that needs them. */
const pages: Record<string, () => Promise<PageModule>> = {};

export default pages;
