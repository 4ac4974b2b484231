import address from 'virtual:search-index';
import { toSearchNav, type SearchIndex, type SearchMetadata, type SiteData } from '../../model';
import { loadGroupNames } from '../locale';
import { CHUNK_TIMEOUT, reloadAfterDeploy } from '../navigation';
import { createSearchClient, type SearchClient } from './search-client';

/** Starts the search of a site: its index is on its way when this returns. */
export function startSearch({ navigation, languages }: Pick<SiteData, 'navigation' | 'languages'>): SearchClient {
  const client = createSearchClient({
    async loadMetadata(): Promise<SearchMetadata> {
      const [index, nameGroup] = await Promise.all([loadIndex(), loadGroupNames(languages)]);
      return { ...index, nav: toSearchNav(navigation, nameGroup) };
    },
    createWorker() {
      const worker = new Worker(new URL('../../workers/search.ts', import.meta.url), { type: 'module' });
      // Without a message it is the file that did not come.
      worker.addEventListener('error', ({ message }) => void (message || reloadAfterDeploy()));
      return worker;
    },
  });
  client.prepare();
  return client;
}

/** @throws {Error} where the file does not come in time, or another comes in its place. */
async function loadIndex(): Promise<SearchIndex> {
  const response = await fetch(address, { signal: AbortSignal.timeout(CHUNK_TIMEOUT) });
  const type = response.headers.get('content-type') ?? '';
  if (response.ok && type.includes('json')) return (await response.json()) as SearchIndex;
  // A new deploy has files of other names.
  await reloadAfterDeploy();
  throw new Error(`The search index could not be loaded: the server answered ${response.status} ${type}`);
}
