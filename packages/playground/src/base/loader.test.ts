// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { createLoader, markAsked, LOAD_LIMIT, tryLoad } from './loader';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const failWith = (message: string) => tryLoad('/demo/simple', () => Promise.reject(new TypeError(message)));

it.each([
  ['Failed to fetch dynamically imported module: https://example.org/assets/a.js', 'https://example.org/assets/a.js'],
  ['error loading dynamically imported module: https://example.org/assets/a.js', 'https://example.org/assets/a.js'],
  ['Importing a module script failed.', location.href],
])('names a failed script: %s', async (message, request) => {
  await expect(failWith(message)).rejects.toMatchObject({
    name: 'ChunkLoadError',
    message: 'Loading chunk /demo/simple failed',
    type: 'error',
    request,
  });
});

it('passes other errors on as they are: a module may throw', async () => {
  const error = new RangeError('no');
  await expect(tryLoad('x', () => Promise.reject(error))).rejects.toBe(error);
});

it('gives up after two minutes', async () => {
  const loading = tryLoad('x', () => new Promise(() => undefined));
  const outcome = expect(loading).rejects.toMatchObject({ name: 'ChunkLoadError', type: 'timeout' });
  await vi.advanceTimersByTimeAsync(LOAD_LIMIT - 1);
  expect(vi.getTimerCount()).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  await outcome;
});

it('blames the stylesheet that has not come', async () => {
  const link = document.createElement('link');
  Object.assign(link, { rel: 'stylesheet', href: '/assets/a.css' });
  document.head.append(link);
  markAsked(link);
  const loading = tryLoad('/demo/simple', () => new Promise(() => undefined));
  const outcome = expect(loading).rejects.toMatchObject({
    code: 'CSS_CHUNK_LOAD_FAILED',
    type: 'timeout',
    request: `${location.origin}/assets/a.css`,
  });
  await vi.advanceTimersByTimeAsync(LOAD_LIMIT);
  await outcome;
  link.remove();
});

it('leaves no timer behind', async () => {
  await expect(tryLoad('x', async () => 'chunk')).resolves.toBe('chunk');
  expect(vi.getTimerCount()).toBe(0);
});

it('loads nothing ahead of need for a reader who saves data', async () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  onTestFinished(() => void vi.unstubAllGlobals());
  const start = vi.fn(async () => 'a');
  const loader = createLoader('a', start);
  expect(await loader.prefetch()).toBeUndefined();
  expect(start).not.toHaveBeenCalled();
  expect([await loader.load(), await loader.prefetch()]).toEqual(['a', 'a']);
  expect(start).toHaveBeenCalledOnce();
});
