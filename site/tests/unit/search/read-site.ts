import { siteStore } from '../site-store';
import { searchIndex } from '../../../../packages/live-docs/src/features/search/node/search-index';
import type { SearchMetadata } from '../../../../packages/live-docs/src/features/search/shared';

/** What the worker is given for the real site, read from its sources. @param language of the pages; English if left out. */
export async function readSite(language?: string): Promise<SearchMetadata> {
  const store = siteStore();
  const whole = await store.snapshot();
  const snapshot = (language === undefined ? undefined : whole.locales.get(language)) ?? whole;
  return searchIndex(snapshot, (await store.api()).api);
}
