import { toSearchNav, type SearchIndex, type SearchMetadata, type SiteData } from '../../model';
import { type Resources } from 'live-playground/loading';
import { dataNamed } from '../loading';
import { loadGroupNames } from '../locale';
import { createSearchClient, type SearchClient, type SearchOffers } from './search-client';

/** Starts the search of a site: its index is on its way when this returns. @param name of the index. */
export function startSearch(
  resources: Resources,
  { languages }: Pick<SiteData, 'languages'>,
  name: string,
): SearchClient {
  const client = createSearchClient({
    async loadMetadata(): Promise<SearchMetadata & SearchOffers> {
      const [index, nameGroup] = await Promise.all([
        dataNamed<SearchIndex>(resources, name).load({ stay: true }),
        loadGroupNames(languages),
      ]);
      return { ...index, nav: toSearchNav(index.nav, nameGroup) };
    },
    createWorker: () => new Worker(new URL('../../workers/search.ts', import.meta.url), { type: 'module' }),
  });
  client.prepare();
  return client;
}
