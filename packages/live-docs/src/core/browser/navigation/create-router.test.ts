// @vitest-environment happy-dom
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import type { PageModule } from '../../model';
import { createRouter, type PageSource } from './create-router';
import type { HistoryEntries } from './history-entries';

const META = {
  lastUpdated: 0,
  nav: { title: '', path: '/', order: 0 },
  group: { title: '', order: 0 },
  order: 0,
  sidebar: { groups: [] },
  toc: [],
};
const pageAt = (path: string): PageModule => ({
  meta: { ...META, path, title: path, filename: '', tabs: [] },
  Content: () => null,
  tabs: {},
  hasServerLoader: false,
});

function withResolvers<T>() {
  let resolve: (value: T) => void = () => undefined;
  const promise = new Promise<T>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}

/** A history that notes what is written and can be moved by hand. */
function fakeHistory() {
  const written: string[] = [];
  let move: (scroll: number | undefined) => void = () => undefined;
  const history: HistoryEntries = {
    left: undefined,
    push: (href) => void written.push(`push ${href}`),
    replace: (href) => void written.push(`replace ${href}`),
    openLayer: () => () => undefined,
    amend: (href) => void written.push(`amend ${href}`),
    listen(onMove) {
      move = onMove;
      return () => undefined;
    },
  };
  return { history, written, move: (scroll?: number) => move(scroll) };
}

function setUp(pages: Record<string, () => ReturnType<PageSource>>) {
  const router = createRouter(async (path) => pages[path]?.(), {
    location: { path: '/', search: '', hash: '' },
    page: pageAt('/'),
    arrival: { by: 'load' },
  });
  const fake = fakeHistory();
  router.start(fake.history);
  return { router, ...fake };
}

beforeEach(() => {
  sessionStorage.clear();
  vi.stubGlobal('fetch', () => Promise.reject(new Error('offline')));
});

it('keeps the old page until the new one is there, then writes the history', async () => {
  const { promise, resolve } = withResolvers<PageModule>();
  const { router, written } = setUp({ '/a': () => promise });
  const going = router.navigate('/a?x=1#y');
  expect([router.state().location.path, router.pending(), written]).toEqual(['/', true, []]);
  resolve(pageAt('/a'));
  await going;
  expect(router.state()).toMatchObject({
    location: { path: '/a', search: '?x=1', hash: '#y' },
    page: { meta: { path: '/a' } },
  });
  expect([router.pending(), written]).toEqual([false, ['push /a?x=1#y']]);
});

it('drops an older navigation that finishes later', async () => {
  const { promise, resolve } = withResolvers<PageModule>();
  const { router, written } = setUp({
    '/slow': () => promise,
    '/fast': async () => pageAt('/fast'),
  });
  const slow = router.navigate('/slow');
  await router.navigate('/fast');
  resolve(pageAt('/slow'));
  await slow;
  expect(router.state().location.path).toBe('/fast');
  expect(written).toEqual(['push /fast']);
});

it('loads a page once, however often it is wanted', async () => {
  const load = vi.fn(async () => pageAt('/a'));
  const { router } = setUp({ '/a': load });
  await router.navigate('/a');
  await router.navigate('/');
  await router.navigate('/a');
  expect(router.state().location.path).toBe('/a');
  expect(load).toHaveBeenCalledOnce();
});

it('fetches a page ahead of need without loading it, unless it is there or the reader saves data', async () => {
  const load = vi.fn(async () => pageAt('/a'));
  const prefetch = vi.fn(() => Promise.reject(new Error('offline')));
  const router = createRouter(
    load,
    { location: { path: '/', search: '', hash: '' }, arrival: { by: 'load' } },
    prefetch,
  );
  router.prefetch('/a#part');
  expect(prefetch.mock.calls).toEqual([['/a']]);
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  router.prefetch('/b');
  vi.unstubAllGlobals();
  expect(load).not.toHaveBeenCalled();
  await router.navigate('/a');
  router.prefetch('/a');
  expect(prefetch).toHaveBeenCalledOnce();
});

it('shows what kept a page from loading, and loads it on another try', async () => {
  const load = vi
    .fn<() => ReturnType<PageSource>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module: http://x/a.js'))
    .mockResolvedValue(pageAt('/a'));
  const { router } = setUp({ '/a': load });
  await router.navigate('/a');
  expect(router.state()).toMatchObject({
    page: undefined,
    problem: { name: 'ChunkLoadError', request: 'http://x/a.js' },
  });
  await router.retry();
  expect(router.state()).toMatchObject({ page: { meta: { path: '/a' } } });
  expect(router.state().problem).toBeUndefined();
});

it('leaves an address that is no page to the browser, as it is written', async () => {
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
  const { router, written } = setUp({});
  await router.navigate('/LICENSE');
  expect(assign.mock.calls).toEqual([['/LICENSE']]);
  expect([router.state().location.path, router.pending(), written]).toEqual(['/', false, []]);
});

it('stays on the page for another tab or section of it', async () => {
  const { router } = setUp({});
  await router.navigate('?tab=more');
  expect(router.state()).toMatchObject({
    location: { path: '/', search: '?tab=more' },
    page: { meta: { path: '/' } },
    arrival: { by: 'link', samePage: true },
  });
});

it('asks the server for the data of a page whose loader is there, once a query, the page itself where it brings one', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string, options: RequestInit) => {
    asked.push(`${address} ${options.credentials}`);
    return Response.json({ answer: 1 });
  });
  const { router } = setUp({
    '/s': async () => ({ ...pageAt('/s'), hasServerLoader: true }),
    '/c': async () => ({ ...pageAt('/c'), hasServerLoader: true, clientLoader: ({ url }) => url.slice(-2) }),
    '/n': async () => pageAt('/n'),
  });
  await router.navigate('/s?q=1');
  expect(router.state().data).toEqual({ answer: 1 });
  const again = router.navigate('?q=2');
  expect(router.pending()).toBe(true);
  await again;
  await router.navigate('#part');
  await router.navigate('/c');
  expect(router.state().data).toBe('/c');
  await router.navigate('/n');
  expect(router.state().data).toBeUndefined();
  const request = (query: string) =>
    `${location.origin}/__serverLoader?route=%2Fs&url=${encodeURIComponent(`${location.origin}/s?${query}`)} include`;
  expect(asked).toEqual([request('q=1'), request('q=2')]);
});

it('amends the address without a new arrival, and goes on from what it says', async () => {
  const { router, written } = setUp({});
  const { arrival } = router.state();
  const listener = vi.fn();
  router.subscribe(listener);
  router.amend({ search: '?controls=a:x=1', hash: '#b' });
  router.amend({ hash: '' });
  expect(written).toEqual(['amend /?controls=a:x=1#b', 'amend /?controls=a:x=1']);
  expect(router.state()).toMatchObject({ location: { path: '/', search: '?controls=a:x=1', hash: '' } });
  expect(router.state().arrival).toBe(arrival);
  expect(listener).not.toHaveBeenCalled();
  await router.navigate('#c');
  expect(written.at(-1)).toBe('push /?controls=a:x=1#c');
});

it('leaves the address of another entry alone while the reader is on the way to it', async () => {
  onTestFinished(() => window.history.replaceState(null, '', '/'));
  const { router, written } = setUp({});
  window.history.replaceState(null, '', '/before');
  router.amend({ search: '?controls=a:x=1' });
  expect(written).toEqual([]);
});

it('makes older ids and slashes at the end canonical', async () => {
  const { router, written } = setUp({ '/demo/scroll-x': async () => pageAt('/demo/scroll-x') });
  await router.navigate('/demo/scrollX/#a');
  expect(written).toEqual(['push /demo/scroll-x#a']);
  expect(router.state().page?.meta.path).toBe('/demo/scroll-x');
});

it('loads the page of the document with its data for a reader who comes back, and does without them if it has to', async () => {
  const whole = pageAt('/');
  const load = vi.fn(async () => whole);
  const { router, move } = setUp({ '/': load, '/a': async () => pageAt('/a') });
  const back = async () => {
    history.replaceState(null, '', '/');
    move(100);
    await vi.waitFor(() => expect(router.state().location.path).toBe('/'));
    return router.state().page;
  };
  const first = router.state().page;
  await router.navigate('/#part');
  expect(load).not.toHaveBeenCalled();
  await router.navigate('/a');
  expect(await back()).toBe(whole);
  await router.navigate('/a');
  expect(await back()).toBe(whole);
  expect(load).toHaveBeenCalledTimes(1);

  const offline = setUp({ '/': async () => Promise.reject(new Error('offline')), '/a': async () => pageAt('/a') });
  await offline.router.navigate('/a');
  history.replaceState(null, '', '/');
  offline.move(100);
  await vi.waitFor(() => expect(offline.router.state().location.path).toBe('/'));
  expect(offline.router.state().page?.meta).toEqual(first?.meta);
  expect(offline.router.state().problem).toBeUndefined();
});
