// @vitest-environment happy-dom
import { act } from 'react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createResources } from '../../../../../playground/src/loading/create-resources';
import { waitFor } from '../../../../../../tests/support/wait-for';
import { render } from '../../../../tests/unit/render';
import { ResourcesContext } from '../loading';
import { LocaleProvider } from '../locale';
import { createRouter, onAskSearch, RouterProvider } from '../navigation';
import { NotFound } from './not-found';

it.each([
  ['the default language', '', undefined],
  ['the language of the address', '/fr', 'fr'],
])(
  'searches for the last part of the address, and leads to pages with a similar one, in %s',
  async (_, base, locale) => {
    history.replaceState(null, '', `${base}/guide/row-selektion`);
    const files: Record<string, unknown> = {
      '/build.json': {
        id: '1',
        script: '',
        data: { 'pages': 'assets/pages.json', 'pages/fr': 'assets/fr.json' },
      },
      '/assets/pages.json': { files: [], pages: { '/': [], '/guide/row-selection': [], '/demo/simple': [] } },
      '/assets/fr.json': { files: [], pages: { '/fr': [], '/fr/guide/row-selection': [] } },
    };
    vi.stubGlobal('fetch', async (href: string) => Response.json(files[new URL(href).pathname]));
    const asked = vi.fn();
    onTestFinished(onAskSearch(asked));
    onTestFinished(() => void vi.unstubAllGlobals());
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
