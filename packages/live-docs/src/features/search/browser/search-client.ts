import type { SearchAnswer, SearchIndex, SearchRequest, SearchResult } from '../shared';
import { createLoader, load, type Wait } from '../../../core/browser/loading';
import { createWorkerClient } from 'live-playground/internal';

/** What a site offers without a query, or where one finds nothing. */
export type SearchOffers = Pick<SearchIndex, 'start' | 'gallery'>;

/** Asks the worker. The one owner of it and of the index. */
export interface SearchClient {
  /** Fetches the index and starts the worker, unless that is done already. A failure is left to `find`. */
  prepare(): void;
  /**
   * @param wait a reader who is typing stays on the page, unless they ask to leave it for a new deploy.
   * @throws {ChunkLoadError} if the index, the worker or its answer doesn't come. The next call tries again.
   */
  find(keywords: string, withPartial?: boolean, wait?: Wait): Promise<SearchResult>;
  /** Undefined if the index doesn't come. */
  offers(): Promise<SearchOffers | undefined>;
}

interface ClientInput {
  /** Fetches what can be found. */
  loadIndex: (signal: AbortSignal) => Promise<SearchIndex>;
  createWorker: () => Worker;
  /** Address of its script. */
  address?: string;
}

/** See `SearchClient`. What has been fetched is kept, so that from then on search needs no network. */
export function createSearchClient({ loadIndex, createWorker, address }: ClientInput): SearchClient {
  const index = createLoader('search index', loadIndex);
  const client = createWorkerClient<SearchAnswer>({
    id: 'search worker',
    createWorker,
    address,
    questionOf: ({ id }) => id,
  });
  /** Workers that know what can be found. */
  const told = new WeakSet<Worker>();

  const tell = (worker: Worker, data: SearchIndex) => {
    if (told.has(worker)) return;
    told.add(worker);
    const { routes, nav, demos } = data;
    send(worker, { type: 'generate-metadata', routes, nav, demos });
  };
  const prepare = async () => {
    client.start();
    const data = await index.prefetch();
    if (data) tell(client.start(), data);
  };

  return {
    prepare: () => void prepare().catch(() => undefined),
    async find(keywords, withPartial = false, wait = { stay: true }) {
      const data = await index.load(wait);
      const ask = () =>
        client.ask((worker, id) => {
          tell(worker, data);
          send(worker, { type: 'get-search-result', id, keywords, withPartial });
        });
      return (await load('search worker', ask, wait)).result;
    },
    offers: () => index.load({ stay: true }).catch(() => undefined),
  };
}

function send(worker: Worker, request: SearchRequest): void {
  worker.postMessage(request, []);
}
