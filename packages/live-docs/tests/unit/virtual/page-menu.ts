import type { LoadPageItems, PageItem } from '../../../src/core/model';

/** What the site's feature adds to the menu of a page. A test that adds some takes them out again. */
export const items: PageItem[] = [];

const load: LoadPageItems = async () => ({ default: () => items });

export default load;
