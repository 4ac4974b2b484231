import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { FILE_LIMIT, storedSite } from './stored-site';

const SCOPE = 'https://example.org/docs/';
const document = (script = 'docs-1') => `<html data-script="/docs/assets/${script}.js"><p>`;
const FILES = {
  shell: ['404.html', 'build.json'],
  documents: { '': 1, 'guide/faq': 1, '404.html': 1 },
  files: { 'build.json': 1, 'assets/docs-1.js': 1, 'logo.svg': 1, 'moved': 20 },
  titles: { moved: '<title>Moved</title>' },
};
const BUILD = '{"script":"assets/docs-1.js","data":{}}';
const ALL = [...Object.keys(FILES.documents), ...Object.keys(FILES.files)];

/** What the server answers, by address below the scope. */
let served: Record<string, { body: string; type?: string; status?: number } | Promise<never>>;

beforeEach(() => {
  served = {
    'assets/list.json': { body: JSON.stringify(FILES) },
    '': { body: document(), type: 'text/html' },
    'guide/faq': { body: document(), type: 'text/html' },
    '404.html': { body: document(), type: 'text/html', status: 404 },
    'build.json': { body: BUILD },
    'assets/docs-1.js': { body: 'start()' },
    'logo.svg': { body: '<svg/>' },
    'moved': { body: '<title>Moved</title><script>count()</script>', type: 'text/html' },
  };
  vi.stubGlobal('fetch', async (href: string, { signal }: RequestInit) => {
    const ended = new Promise<never>((_, reject) =>
      signal?.addEventListener('abort', () => reject(signal.reason as Error)),
    );
    const { body, type = 'text/plain', status = 200 } = await Promise.race([served[href.slice(SCOPE.length)]!, ended]);
    return new Response(body, { status, headers: { 'Content-Type': type } });
  });
  vi.stubGlobal('caches', fakeCaches());
  return () => vi.unstubAllGlobals();
});

/** Replaces the browser's caches. */
function fakeCaches() {
  const all = new Map<string, Map<string, Response>>();
  const open = async (name: string) => {
    const entries = all.get(name) ?? new Map<string, Response>();
    all.set(name, entries);
    return {
      match: async (href: string) => entries.get(href)?.clone(),
      put: async (href: string, response: Response) => void entries.set(href, response),
      keys: async () => [...entries.keys()].map((url) => ({ url })),
      delete: async (href: string) => entries.delete(href),
    };
  };
  return { open, has: async (name: string) => all.has(name), delete: async (name: string) => all.delete(name) };
}

const LOGIN = { body: '<title>Login</title>', type: 'text/html' };
const setUp = () => storedSite(SCOPE, 'assets/list.json');

it('stores the whole site, and leaves out what the server does not have and no page needs', async () => {
  const site = setUp();
  served['logo.svg'] = { body: 'Not found', type: 'text/html', status: 404 };
  const stored: number[] = [];
  await site.keep(ALL, (size) => stored.push(size));
  expect(stored).toHaveLength(ALL.length);
  const found = await Promise.all(ALL.map(site.find));
  expect(ALL.filter((_, at) => found[at] === undefined)).toEqual(['logo.svg']);
});

it('stores nothing at an address without a page, whatever it is called', async () => {
  const site = setUp();
  await site.keepResponse('constructor', new Response('Not found', { headers: { 'Content-Type': 'text/html' } }));
  await site.keep(['toString']);
  expect([await site.find('constructor'), await site.find('toString')]).toEqual([undefined, undefined]);
});

it('says that a file is left that a busy server has refused', async () => {
  served['logo.svg'] = { body: 'Later', status: 429 };
  await expect(setUp().keep(ALL)).rejects.toThrow('logo.svg was answered with status 429');
});

it.each(['guide/faq', 'assets/docs-1.js', 'build.json'])(
  'stores no other page in the place of %s, and says so',
  async (address) => {
    const site = setUp();
    served[address] = LOGIN;
    const said = `${SCOPE}${address} was answered with another page`;
    await expect(site.keep(ALL)).rejects.toThrow(said);
    expect(await site.find(address)).toBeUndefined();
    const response = new Response(LOGIN.body, { headers: { 'Content-Type': LOGIN.type } });
    await expect(site.keepResponse(address, response)).rejects.toThrow(said);
    expect(await site.find(address)).toBeUndefined();
  },
);

it('keeps what is stored in place of a page that answers for all addresses, and loads again what such a page has replaced', async () => {
  const site = setUp();
  served['moved'] = LOGIN;
  served['logo.svg'] = LOGIN;
  await site.keep(ALL);
  expect(await site.find('moved')).toBeUndefined();
  expect(await site.find('logo.svg')).toBeUndefined();
  const cache = await caches.open('live-docs https://example.org/docs/ build assets/list.json');
  await cache.put(`${SCOPE}guide/faq`, new Response(LOGIN.body, { headers: { 'Content-Type': LOGIN.type } }));
  await site.keep(['guide/faq']);
  expect(await (await site.find('guide/faq'))!.text()).toBe(document());
});

it.each([['assets/docs-1.js'], ['guide/faq']])('fails without %s', async (address) => {
  served[address] = { body: 'Gone', status: 404 };
  await expect(setUp().keep(ALL)).rejects.toThrow(`${SCOPE}${address} was answered with status 404`);
});

it('gives up a file that does not come, and all of it once the reader wants no more', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  served['logo.svg'] = new Promise<never>(() => {});
  const late = expect(setUp().keep(ALL)).rejects.toThrow(`${SCOPE}logo.svg didn't come within two minutes`);
  await vi.advanceTimersByTimeAsync(FILE_LIMIT);
  await late;
  const ending = new AbortController();
  const ended = expect(setUp().keep(ALL, undefined, ending.signal)).rejects.toThrow('no more');
  await vi.advanceTimersByTimeAsync(1000);
  ending.abort(new Error('no more'));
  await ended;
});

it('tells that the server has another build', async () => {
  const site = setUp();
  expect(await site.isOutdated()).toBe(false);
  served['build.json'] = { body: BUILD.replace('docs-1', 'docs-2') };
  expect(await site.isOutdated()).toBe(true);
  served['guide/faq'] = { body: document('docs-2'), type: 'text/html' };
  await expect(site.keep(['guide/faq'])).rejects.toThrow('of another build');
});
