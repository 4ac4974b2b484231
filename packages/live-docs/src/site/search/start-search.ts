import { toSearchNav, type SearchIndex, type SearchMetadata, type SiteData } from '../../model';
import { loadDataFile } from '../loading';
import { loadGroupNames } from '../locale';
import { createSearchClient, type SearchClient } from './search-client';

/** Starts the search of a site: its index is on its way when this returns. */
export function startSearch({ languages }: Pick<SiteData, 'languages'>): SearchClient {
  const client = createSearchClient({
    async loadMetadata(signal): Promise<SearchMetadata> {
      const [index, nameGroup] = await Promise.all([
        loadDataFile<SearchIndex>('search', signal),
        loadGroupNames(languages),
      ]);
      return { ...index, nav: toSearchNav(index.nav, nameGroup) };
    },
    createWorker: () => new Worker(new URL('../../workers/search.ts', import.meta.url), { type: 'module' }),
  });
  client.prepare();
  return client;
}
