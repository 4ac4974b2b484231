// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { waitFor } from '../../../../../../tests/support/wait-for';
import type { SearchAnswer, SearchIndex, SearchRequest, SearchResult } from '../shared';
import { AnswerError } from '../../../../../playground/src/base/load-errors';
import { ANSWER_LIMIT } from '../../../../../playground/src/base/loader';
import { createSearchClient } from './search-client';

const INDEX: SearchIndex = { routes: [], nav: [], demos: [], start: [] };
const RESULT: SearchResult = {
  sections: [],
  top: [],
  partial: 0,
  forms: [],
  count: 0,
  corrections: [],
  suggestions: [],
  keywords: [],
};

/** Replaces a worker: keeps what it is told, and answers or dies when asked to. */
class FakeWorker extends EventTarget {
  told: SearchRequest[] = [];
  terminate = vi.fn();
  silent = false;

  postMessage(request: SearchRequest) {
    this.told.push(request);
    if (request.type === 'generate-metadata' || this.silent) return;
    const data: SearchAnswer = {
      id: request.id,
      result: { ...RESULT, keywords: [request.keywords] },
    };
    queueMicrotask(() => this.dispatchEvent(Object.assign(new Event('message'), { data })));
  }

  die(message: string) {
    this.dispatchEvent(Object.assign(new Event('error'), { message }));
  }
}

function setUp(loadIndex: () => Promise<SearchIndex> = async () => INDEX) {
  const workers: FakeWorker[] = [];
  const load = vi.fn(loadIndex);
  const client = createSearchClient({
    loadIndex: load,
    createWorker: () => {
      const worker = new FakeWorker();
      workers.push(worker);
      return worker as EventTarget as Worker;
    },
  });
  return { client, workers, load };
}

beforeEach(() => void vi.stubGlobal('fetch', () => Promise.reject(new Error('offline'))));
afterEach(() => void vi.useRealTimers());

test('the worker is told what can be found before it is asked, once', async () => {
  const { client, workers, load } = setUp();
  client.prepare();
  expect((await client.find('a')).keywords).toEqual(['a']);
  await client.find('b');
  expect(workers[0]?.told).toEqual([
    { type: 'generate-metadata', routes: [], nav: [], demos: [] },
    { type: 'get-search-result', id: 1, keywords: 'a', withPartial: false },
    { type: 'get-search-result', id: 2, keywords: 'b', withPartial: false },
  ]);
  expect(workers).toHaveLength(1);
  expect(load).toHaveBeenCalledTimes(1);
});

test('a worker that dies fails the query; the next one starts another, with the index already there', async () => {
  const { client, workers, load } = setUp();
  await client.find('a');
  workers[0]!.silent = true;
  const asked = client.find('b');
  await waitFor(() => expect(workers[0]?.told).toHaveLength(3));
  workers[0]!.die('out of memory');
  await expect(asked).rejects.toMatchObject({
    name: 'ChunkLoadError',
    message: 'Loading chunk search worker failed: out of memory',
  });
  expect(workers[0]?.terminate).toHaveBeenCalled();
  expect((await client.find('c')).keywords).toEqual(['c']);
  expect(workers).toHaveLength(2);
  expect(load).toHaveBeenCalledTimes(1);
});

test('a worker that does not start is started again by the first query, which fails with it', async () => {
  const createWorker = vi.fn(() => {
    const worker = new FakeWorker();
    worker.silent = true;
    setTimeout(() => worker.die(''));
    return worker as EventTarget as Worker;
  });
  const client = createSearchClient({ loadIndex: async () => INDEX, createWorker });
  client.prepare();
  await waitFor(() => expect(createWorker).toHaveBeenCalledOnce());
  await expect(client.find('a')).rejects.toMatchObject({
    request: location.href,
    message: 'Loading chunk search worker failed: the worker could not be started',
  });
});

test('a worker that does not answer is given up, and with it what was asked later', async () => {
  vi.useFakeTimers();
  const { client, workers } = setUp();
  await client.find('a');
  workers[0]!.silent = true;
  const asked = expect(client.find('b')).rejects.toMatchObject({ type: 'timeout' });
  await vi.advanceTimersByTimeAsync(ANSWER_LIMIT - 1);
  const later = expect(client.find('c')).rejects.toMatchObject({ type: 'timeout' });
  await vi.advanceTimersByTimeAsync(1);
  await Promise.all([asked, later]);
  expect(workers[0]?.terminate).toHaveBeenCalled();
});

test('an index that does not come fails the query and is asked for again by the next', async () => {
  const answers = [Promise.reject(new Error('503')), Promise.resolve(INDEX)];
  const { client, load } = setUp(() => answers.shift()!);
  client.prepare();
  await expect(client.find('a')).rejects.toThrow('503');
  expect((await client.find('b')).keywords).toEqual(['b']);
  expect(load).toHaveBeenCalledTimes(2);
});

test('preparing never throws', () => {
  const client = createSearchClient({
    loadIndex: async () => INDEX,
    createWorker: () => {
      throw new Error('forbidden');
    },
  });
  expect(() => client.prepare()).not.toThrow();
  return expect(client.find('a')).rejects.toThrow('forbidden');
});

test('after a deploy, a query leaves the page only if it is told how', async () => {
  sessionStorage.clear();
  document.documentElement.dataset['build'] = 'old';
  vi.stubGlobal('fetch', async () => Response.json({ id: 'new' }));
  const { client } = setUp(() => Promise.reject(new AnswerError('404', '/search.json')));
  await expect(client.find('a')).rejects.toThrow('Loading chunk search index failed');
  const leave = vi.fn();
  void client.find('a', false, { leave });
  await waitFor(() => expect(leave).toHaveBeenCalledOnce());
});

test('a worker whose file came as another type once is asked for past the cache, and answers what was asked', async () => {
  const refreshed: unknown[] = [];
  vi.stubGlobal('fetch', async (address: string, { cache }: RequestInit) => {
    refreshed.push([address, cache]);
    return new Response('');
  });
  const workers: FakeWorker[] = [];
  const createWorker = () => {
    const worker = new FakeWorker();
    worker.silent = refreshed.length === 0;
    if (worker.silent) setTimeout(() => worker.die(''));
    workers.push(worker);
    return worker as EventTarget as Worker;
  };
  const client = createSearchClient({ loadIndex: async () => INDEX, createWorker, address: '/search.js' });
  client.prepare();
  expect((await client.find('a')).keywords).toEqual(['a']);
  expect(refreshed).toEqual([['/search.js', 'reload']]);
  expect(workers).toHaveLength(2);
});
