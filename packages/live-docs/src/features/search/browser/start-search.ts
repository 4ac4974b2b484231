// Vite gives it one.
// oxlint-disable-next-line import/default
import address from '../worker/search.ts?worker&url';
import type { SearchIndex } from '../shared';
import { type Resources } from 'live-playground/internal';
import { dataNamed } from '../../../core/browser/loading';
import { createSearchClient, type SearchClient } from './search-client';

/** Starts the search of a site: its index is on its way when this returns. @param name of the index. */
export function startSearch(resources: Resources, name: string): SearchClient {
  const client = createSearchClient({
    loadIndex: () => dataNamed<SearchIndex>(resources, name).load({ stay: true }),
    address,
    createWorker: () => new Worker(address, { type: 'module' }),
  });
  client.prepare();
  return client;
}
