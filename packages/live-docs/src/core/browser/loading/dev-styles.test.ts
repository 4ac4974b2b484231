// @vitest-environment happy-dom
import { expect, it, onTestFinished, vi } from 'vitest';
import type { PageModule } from '../../model';
import { showDevStyles, withDevStyles } from './dev-styles';

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

it('asks the server for them, and shows the page without an answer', async () => {
  onTestFinished(() => void vi.unstubAllGlobals());
  const page = { hasServerLoader: false } as PageModule;
  const fetched = vi.fn(async (_: string) => new Response('["a"]'));
  vi.stubGlobal('fetch', fetched);
  expect(await withDevStyles('/guide/a', page)).toEqual({ ...page, styles: ['a'] });
  expect(fetched.mock.calls).toEqual([['/~data/page-styles.json?path=%2Fguide%2Fa']]);
  fetched.mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await withDevStyles('/guide/a', page)).toBe(page);
  expect(await withDevStyles('/none', undefined)).toBeUndefined();
});
