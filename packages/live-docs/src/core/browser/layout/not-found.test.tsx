// @vitest-environment happy-dom
import { act } from 'react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createResources } from '../../../../../playground/src/base/state';
import { waitFor } from '../../../../../../tests/support/wait-for';
import { render } from '../../../../tests/unit/render';
import { OPENS_SEARCH_ATTRIBUTE } from '../../model';
import { ResourcesContext } from '../loading';
import { LocaleProvider } from '../locale';
import { createRouter, onAskSearch, RouterProvider } from '../navigation';
import { NotFound } from './not-found';
import { nearestPaths, NotFoundHelp } from './not-found-help';

/** The button that a site with a search has in its header. */
function searchButton() {
  const button = document.createElement('button');
  button.setAttribute(OPENS_SEARCH_ATTRIBUTE, '');
  onTestFinished(() => button.remove());
  return button;
}

const FILES: Record<string, unknown> = {
  '/build.json': { id: '1', script: '', data: { 'pages': 'assets/pages.json', 'pages/fr': 'assets/fr.json' } },
  '/assets/pages.json': { files: [], pages: { '/': [], '/guide/row-selection': [], '/demo/simple': [] } },
  '/assets/fr.json': { files: [], pages: { '/fr': [], '/fr/guide/row-selection': [] } },
};

/** Answers requests of a test with files by their path. */
function serve(files: Record<string, unknown>): void {
  vi.stubGlobal('fetch', async (href: string) => Response.json(files[new URL(href).pathname]));
  onTestFinished(() => void vi.unstubAllGlobals());
}

it.each([
  ['the default language', '', undefined],
  ['the language of the address', '/fr', 'fr'],
])(
  'searches for the last part of the address, and leads to pages with a similar one, in %s',
  async (_, base, locale) => {
    document.body.append(searchButton());
    history.replaceState(null, '', `${base}/guide/row-selektion`);
    serve(FILES);
    const asked = vi.fn();
    onTestFinished(onAskSearch(asked));
    const location = { path: `${base}/guide/row-selektion`, search: '', hash: '' };
    const router = createRouter(async () => undefined, { location, page: undefined, arrival: { by: 'load' } });
    const container = await render(
      <ResourcesContext value={createResources()}>
        <LocaleProvider locales={[]}>
          <RouterProvider router={router}>
            <NotFound />
          </RouterProvider>
        </LocaleProvider>
      </ResourcesContext>,
    );
    await waitFor(() => expect(container.querySelector('input')?.value).toBe('row selektion'));
    await waitFor(() => expect(router.state().local?.locale).toBe(locale));
    await waitFor(() =>
      expect(container.querySelector('nav')?.textContent).toBe(
        `Pages with a similar address${base}/guide/row-selection`,
      ),
    );
    await act(async () => container.querySelector('form')?.requestSubmit());
    expect(asked).toHaveBeenCalledWith('row selektion');
  },
);

it('offers no search where the site has none', async () => {
  // A failed load would ask for a new deploy, and load the document of the tests anew.
  serve(FILES);
  history.replaceState(null, '', '/row-selektion');
  const show = async () => {
    const location = { path: '/row-selektion', search: '', hash: '' };
    const router = createRouter(async () => undefined, { location, page: undefined, arrival: { by: 'load' } });
    const container = await render(
      <ResourcesContext value={createResources()}>
        <LocaleProvider locales={[]}>
          <RouterProvider router={router}>
            <NotFoundHelp />
          </RouterProvider>
        </LocaleProvider>
      </ResourcesContext>,
    );
    // What it loads is there: a load that the end of the test fails would load the document anew.
    await waitFor(() => expect(container.querySelector('nav')).not.toBeNull());
    return container;
  };
  expect((await show()).querySelector('form')).toBeNull();
  document.body.append(searchButton());
  expect((await show()).querySelector('form')).not.toBeNull();
});

const PATHS = ['/', '/demo/sticky', '/demo/simple', '/guide/sorting', '/guide/sort', '/changelog', '/old/sorting'];

it.each([
  ['/guide/sortin', ['/guide/sorting', '/old/sorting', '/guide/sort']],
  ['/demo/Sticky.html', ['/demo/sticky']],
  ['/sorting/', ['/guide/sorting', '/old/sorting', '/guide/sort']],
  ['/qqqqqqqqqqqqqq', []],
])('leads from %s to addresses that are like it', (path, nearest) => {
  expect(nearestPaths(path, PATHS)).toEqual(nearest);
});
