// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { fetchJson } from './fetch-json';
import { tryLoad } from './loader';

afterEach(() => vi.unstubAllGlobals());

const answer = (text: string, type = 'application/json', status = 200) =>
  new Response(text, { status, headers: { 'content-type': type } });
const stubFetch = (...answers: Response[]) => {
  const fetch = vi.fn(async (_: string, _init?: RequestInit) => answers.shift() ?? Response.error());
  vi.stubGlobal('fetch', fetch);
  return fetch;
};

it.each([
  ['was cut short', answer('{"a":')],
  ['came as another type, as from a host that is being deployed to', answer('<!doctype html>', 'text/html')],
])('asks past the cache for data that %s', async (_, first) => {
  const fetch = stubFetch(first, answer('{"a":1}'));
  expect(await fetchJson('/a.json')).toEqual({ a: 1 });
  expect(fetch.mock.calls.map(([, init]) => init?.cache)).toEqual([undefined, 'reload']);
});

it.each([
  ['another file', answer('<!doctype html>', 'text/html')],
  ['an error', answer('{}', 'application/json', 404)],
  ['no answer', Response.error()],
])('is a failure of loading if there is %s', async (_, first) => {
  stubFetch(first);
  await expect(tryLoad('data', () => fetchJson('/a.json'))).rejects.toMatchObject({
    name: 'ChunkLoadError',
    message: expect.stringMatching(/^Loading chunk data failed: the server /) as string,
    request: `${location.origin}/a.json`,
  });
});

it('ends with its signal', async () => {
  const ending = new AbortController();
  vi.stubGlobal(
    'fetch',
    (_: string, { signal }: RequestInit) =>
      new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason as Error))),
  );
  const asked = tryLoad('data', (signal) => fetchJson('/a.json', { signal }), { signal: ending.signal });
  await Promise.resolve();
  ending.abort(new Error('gone elsewhere'));
  await expect(asked).rejects.toThrow('gone elsewhere');
});
