// @vitest-environment happy-dom
import { expect, it, onTestFinished, vi } from 'vitest';
import type { PageModule } from '../../model';
import { loadDevPage, showDevStyles } from './dev-pages';

/** Styles as Vite adds them, in the order in which scripts have asked for them. */
const addStyles = (...ids: string[]) =>
  document.head.insertAdjacentHTML(
    'beforeend',
    ids.map((id) => `<style data-vite-dev-id="${id}">p {}</style>`).join(''),
  );

const inForce = () =>
  [...document.head.querySelectorAll('style')]
    .filter(({ media }) => media !== 'not all')
    .map(({ dataset }) => dataset['viteDevId']);

it('has the stylesheets of the page in view apply, in its order, beside those of all pages', () => {
  onTestFinished(() => void (document.head.innerHTML = ''));
  addStyles('app', 'table', 'sort');
  showDevStyles(['table', 'sort']);
  expect(inForce()).toEqual(['app', 'table', 'sort']);
  addStyles('own', 'demo', 'search');
  showDevStyles(['own', 'table', 'demo', 'not there']);
  expect(inForce()).toEqual(['app', 'own', 'table', 'demo', 'search']);
  showDevStyles(undefined);
  expect(inForce(), 'as it was if the server says nothing').toEqual(['app', 'own', 'table', 'demo', 'search']);
  showDevStyles([]);
  expect(inForce()).toEqual(['app', 'search']);
  showDevStyles(['table', 'sort']);
  expect(inForce()).toEqual(['app', 'table', 'sort', 'search']);
});

/** What loads the pages of a document, and what it asks of a server that knows of some edits. */
function startDocument(edits = 0) {
  onTestFinished(() => void vi.unstubAllGlobals());
  const reload = vi.spyOn(window.location, 'reload').mockReturnValue(undefined);
  onTestFinished(() => reload.mockRestore());
  const fetched = vi.fn(async (address: string) => {
    const asked = new URLSearchParams(address.replace(/.*\?/, '')).get('edits') ?? edits;
    return Number(asked) === edits ? new Response('["a"]') : new Response(null, { status: 205 });
  });
  vi.stubGlobal('fetch', fetched);
  const heard = new Set<string>();
  const load = (path: string, page: (() => Promise<PageModule>) | undefined, of: number) =>
    loadDevPage(path, page, of, heard);
  return { load, fetched, reload };
}

const pageAt = (edits: number) => ({ hasServerLoader: false, edits }) as PageModule;

it('asks the server for them, and shows the page without an answer', async () => {
  const { load, fetched, reload } = startDocument(2);
  const page = pageAt(2);
  expect(await load('/guide/a', async () => page, 2)).toEqual({ ...page, styles: ['a'] });
  expect(fetched.mock.calls).toEqual([['/~data/page-styles.json?path=%2Fguide%2Fa&edits=2']]);
  fetched.mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await load('/guide/b', async () => page, 2)).toEqual(page);
  expect(await load('/none', undefined, 2)).toBeUndefined();
  expect(reload).not.toHaveBeenCalled();
});

it('loads the document anew if files have changed while its first page loaded', async () => {
  const { load, reload } = startDocument(3);
  await load('/guide/a', async () => pageAt(3), 2);
  expect(reload).toHaveBeenCalledOnce();
});

it('loads it anew if the first page is gone that an older list has', async () => {
  const { load, reload } = startDocument(3);
  await expect(load('/guide/a', () => Promise.reject(new TypeError('gone')), 2)).rejects.toThrow('gone');
  expect(reload).toHaveBeenCalledOnce();
});

it('loads it anew if files have changed while another page loaded, which hears of its edits from then on', async () => {
  const { load, reload } = startDocument(3);
  await load('/guide/a', async () => pageAt(3), 3);
  await load('/guide/b', async () => pageAt(3), 2);
  await load('/guide/b', async () => pageAt(2), 2);
  expect(reload).not.toHaveBeenCalled();
  await load('/guide/c', async () => pageAt(2), 2);
  expect(reload).toHaveBeenCalledOnce();
});
