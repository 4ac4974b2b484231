import type { SearchAnswer, SearchMetadata, SearchRequest, SearchResult } from '../../model';

/** Milliseconds in which a living worker has answered, however slow the device. */
export const ANSWER_LIMIT = 10_000;

/** Asks the worker. The one owner of it and of the index. */
export interface SearchClient {
  /** Fetches the index and starts the worker, unless that is done already. A failure is left to `find`. */
  prepare(): void;
  /** @throws {Error} where the index does not come, or the worker does not start or dies. The next call tries anew. */
  find(keywords: string, withPartial?: boolean): Promise<SearchResult>;
}

interface ClientInput {
  /** Fetches what can be found. */
  loadMetadata: () => Promise<SearchMetadata>;
  createWorker: () => Worker;
}

interface Running {
  worker: Worker;
  /** Resolves once the worker knows what can be found; fails if it dies before. */
  ready: Promise<void>;
  /** Never resolves; fails when the worker dies, and with it all that is asked of it. */
  died: Promise<never>;
  /** Gives the worker up. */
  fail: (message: string) => void;
}

/** See `SearchClient`. What has been fetched is kept, so that from then on search needs no network. */
export function createSearchClient({ loadMetadata, createWorker }: ClientInput): SearchClient {
  let metadata: Promise<SearchMetadata> | undefined;
  let running: Running | undefined;
  let lastId = 0;

  const fetchOnce = () =>
    (metadata ??= loadMetadata().catch((reason: unknown) => {
      metadata = undefined;
      throw reason;
    }));

  const stop = (one: Running) => {
    one.worker.terminate();
    if (running === one) running = undefined;
  };

  const start = (): Running => {
    if (running) return running;
    const worker = createWorker();
    let fail: Running['fail'] = () => undefined;
    const died = new Promise<never>((_, reject) => {
      fail = (message) => reject(new Error(message));
    });
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      fail(event.message || 'The search worker could not be started');
    });
    const told = fetchOnce().then((data) => send(worker, { type: 'generate-metadata', ...data }));
    const one = { worker, died, fail, ready: Promise.race([told, died]) };
    running = one;
    one.ready.catch(() => stop(one));
    died.catch(() => stop(one));
    return one;
  };

  return {
    prepare() {
      try {
        start();
      } catch {
        // The first query says so.
      }
    },
    async find(keywords, withPartial = false) {
      const one = start();
      await one.ready;
      const id = ++lastId;
      const limit = setTimeout(() => one.fail('The search worker does not answer'), ANSWER_LIMIT);
      const listening = new AbortController();
      try {
        const answer = awaitAnswer(one.worker, id, listening.signal);
        send(one.worker, { type: 'get-search-result', id, keywords, withPartial });
        return await Promise.race([answer, one.died]);
      } finally {
        clearTimeout(limit);
        listening.abort();
      }
    },
  };
}

function send(worker: Worker, request: SearchRequest): void {
  worker.postMessage(request, []);
}

/** The answer to one request, unless the signal ends the wait. */
function awaitAnswer(worker: Worker, id: number, signal: AbortSignal): Promise<SearchResult> {
  return new Promise((resolve) => {
    worker.addEventListener(
      'message',
      ({ data }: MessageEvent<SearchAnswer>) => data.id === id && resolve(data.result),
      { signal },
    );
  });
}
