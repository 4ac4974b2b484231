import { fileURLToPath } from 'node:url';
import config from '../../../site.config';
import { readSiteConfig } from '../../../../packages/live-docs/src/node/config/site-config';
import { createStore } from '../../../../packages/live-docs/src/node/snapshot/create-store';
import { searchIndex } from '../../../../packages/live-docs/src/node/output/data/search-index';
import type { SearchMetadata } from '../../../../packages/live-docs/src/model';

/** What the worker is given for the real site, read from its sources. @param language of the pages; English if left out. */
export async function readSite(language?: string): Promise<SearchMetadata> {
  const root = fileURLToPath(new URL('../../..', import.meta.url));
  const store = createStore(root, readSiteConfig(config), () => undefined);
  const whole = await store.snapshot();
  const snapshot = (language === undefined ? undefined : whole.locales.get(language)) ?? whole;
  return searchIndex(snapshot, (await store.api()).api);
}
