import { createAdded } from '../../../src/core/browser/layout/create-added';
import type { PageItem } from '../../../src/core/model';

/** What the site's feature adds to the menu of a page. A test that adds some takes them out again. */
export const items: PageItem[] = [];

export const useAdded = createAdded(async () => ({ default: () => items }));
