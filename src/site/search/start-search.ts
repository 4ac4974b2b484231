import address from 'virtual:search-index';
import { toSearchNav, type SearchIndex, type SearchMetadata, type SiteData } from '../../model';
import { loadGroupNames } from '../locale';
import { claimReload } from '../navigation';
import { createSearchClient, type SearchClient } from './search-client';

/** Starts the search of a site: its index is on its way when this returns. */
export function startSearch({ navigation, locales }: Pick<SiteData, 'navigation' | 'locales'>): SearchClient {
  const client = createSearchClient({
    async loadMetadata(): Promise<SearchMetadata> {
      const [index, nameGroup] = await Promise.all([loadIndex(), loadGroupNames(locales)]);
      return { ...index, nav: toSearchNav(navigation, nameGroup) };
    },
    createWorker: () => new Worker(new URL('../../workers/search.ts', import.meta.url), { type: 'module' }),
  });
  client.prepare();
  return client;
}

/** @throws {Error} where the file does not come. */
async function loadIndex(): Promise<SearchIndex> {
  const response = await fetch(address);
  if (response.ok) return (await response.json()) as SearchIndex;
  // A new deploy has an index of another name.
  if (await claimReload()) window.location.reload();
  throw new Error(`The search index could not be loaded: the server answered ${response.status}`);
}
