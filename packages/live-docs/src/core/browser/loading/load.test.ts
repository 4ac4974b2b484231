// @vitest-environment happy-dom
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { waitFor } from '../../../../../../tests/support/wait-for';
import { createLoader, load } from './load';
import { createLatest } from '../../../../../playground/src/base/state';
import { ANSWER_LIMIT } from '../../../../../playground/src/base/loader';

const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module: http://x/a.js'));
const leave = vi.fn();

/** What the server says it has deployed; this page is of the build `old`. */
let deployed: string | undefined;

beforeEach(() => {
  leave.mockReset();
  sessionStorage.clear();
  document.documentElement.dataset['build'] = 'old';
  deployed = 'old';
  vi.stubGlobal('fetch', async () => {
    if (deployed === undefined) throw new TypeError('Failed to fetch');
    return Response.json({ id: deployed });
  });
  return () => vi.unstubAllGlobals();
});

it('loads once for all who want it, and again after a failure', async () => {
  const start = vi.fn<() => Promise<string>>().mockImplementationOnce(gone).mockResolvedValue('a');
  const loader = createLoader('a', start);
  expect(await loader.prefetch()).toBeUndefined();
  expect(loader.loaded()).toBeUndefined();
  const [one, other] = [loader.load(), loader.load()];
  expect(await Promise.all([one, other])).toEqual(['a', 'a']);
  expect(loader.loaded()).toBe('a');
  expect(start).toHaveBeenCalledTimes(2);
});

it('leaves for a new deploy, once, and only if a reader waits', async () => {
  deployed = 'new';
  const loader = createLoader('a', gone);
  await loader.prefetch();
  await expect(loader.load({ leave, stay: true })).rejects.toMatchObject({ name: 'ChunkLoadError' });
  expect(leave).not.toHaveBeenCalled();
  void loader.load({ leave });
  await waitFor(() => expect(leave).toHaveBeenCalledOnce());
  await expect(load('b', gone, { leave })).rejects.toMatchObject({ name: 'ChunkLoadError' });
  expect(leave).toHaveBeenCalledOnce();
});

it.each([
  ['other files', '/a-1.json', undefined],
  ['another script, which loads other files of the engine', '/docs-1.js', undefined],
  ['other files, though the page knows the newest build: the document came from the cache', '/a-1.json', 'one'],
])('leaves for a document with %s', async (_, replaced, known) => {
  const root = document.documentElement;
  delete root.dataset['build'];
  if (known) root.dataset['build'] = known;
  root.dataset['script'] = '/docs-1.js';
  onTestFinished(() => root.removeAttribute('data-script'));
  document.body.innerHTML = '<div id="root" data-page="/demo/a" data-files="/a-1.js /a-1.json"></div>';
  let served = root.outerHTML;
  const documents: unknown[] = [];
  vi.stubGlobal('fetch', async (address: string, { cache }: RequestInit) => {
    if (address.endsWith('build.json')) return Response.json({ id: 'one' });
    documents.push([address, cache]);
    return new Response(served);
  });
  await expect(load('a', gone, { leave })).rejects.toThrow('Loading chunk a failed');
  expect(leave).not.toHaveBeenCalled();
  served = served.replace(replaced, replaced.replace('1', '2'));
  void load('a', gone, { leave });
  await waitFor(() => expect(leave).toHaveBeenCalledOnce());
  expect(new Set(documents.map(String))).toEqual(new Set(['/demo/a,reload']));
  // That which a host shows while it's in trouble is none.
  sessionStorage.clear();
  served = '<h1>Back soon</h1>';
  await expect(load('a', gone, { leave })).rejects.toThrow('Loading chunk a failed');
  expect(leave).toHaveBeenCalledOnce();
});

it('leaves for a second failure that the browser may keep, once', async () => {
  const loader = createLoader('a', () => Promise.reject(new SyntaxError('Unexpected end of input')));
  await expect(loader.load({ leave })).rejects.toThrow('Loading chunk a failed');
  expect(leave).not.toHaveBeenCalled();
  void loader.load({ leave });
  await waitFor(() => expect(leave).toHaveBeenCalledOnce());
  await expect(loader.load({ leave })).rejects.toThrow('Loading chunk a failed');
});

it.each([
  ['the server does not answer', gone, undefined],
  ['the browser asks again', gone, 'old'],
  ['the code that was loaded throws', () => Promise.reject(new RangeError('no')), 'new'],
])('keeps the page if %s', async (_, start, id) => {
  deployed = id;
  const loader = createLoader<string>('a', start);
  await expect(loader.load({ leave })).rejects.toBeInstanceOf(Error);
  await expect(loader.load({ leave })).rejects.toBeInstanceOf(Error);
  expect(leave).not.toHaveBeenCalled();
});

it('tells a failure though the server does not say what it has deployed', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  const failed = expect(load('a', gone, { leave })).rejects.toThrow('Loading chunk a failed');
  await vi.advanceTimersByTimeAsync(ANSWER_LIMIT);
  await failed;
  vi.useRealTimers();
});

it('keeps the page of a reader who went elsewhere', async () => {
  deployed = 'new';
  const latest = createLatest();
  const signal = latest.begin();
  const loading = load('a', gone, { leave, signal });
  latest.begin();
  await expect(loading).rejects.toBeDefined();
  expect(leave).not.toHaveBeenCalled();
});
