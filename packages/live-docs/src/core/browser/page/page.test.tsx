// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { render } from '../../../../tests/unit/render';
import type { PageModule } from '../../model';
import { LocaleProvider } from '../locale';
import { createHistoryEntries, createRouter, RouterProvider } from '../navigation';
import { Page } from './page';
import { PageTabs } from './page-tabs';

const tab = { key: 'more', title: 'More', order: 0, filename: 'docs/a.$tab-more.mdx', lastUpdated: 0, toc: [] };
const module: PageModule = {
  meta: {
    path: '/a',
    title: 'A',
    filename: 'docs/a.mdx',
    lastUpdated: 0,
    nav: { title: 'A', path: '/', order: 0 },
    group: { title: 'B', order: 0 },
    order: 0,
    sidebar: { groups: [] },
    toc: [],
    tabs: [tab],
  },
  Content: () => 'The page itself',
  tabs: { more: () => 'More of it' },
  Tabs: PageTabs,
  hasServerLoader: false,
};

beforeEach(() => history.replaceState(null, '', '/a'));

async function renderPage(search: string, page = module) {
  const router = createRouter(async () => undefined, {
    location: { path: '/a', search, hash: '' },
    page,
    arrival: { by: 'load' },
  });
  router.start(createHistoryEntries());
  const container = await render(
    <LocaleProvider locales={[]}>
      <RouterProvider router={router}>
        <Page module={page} components={{}} />
      </RouterProvider>
    </LocaleProvider>,
  );
  const tabs = () => [...container.querySelectorAll<HTMLElement>('[role="tab"]')];
  return {
    container,
    router,
    tabs,
    panel: () => container.querySelector('[role="tabpanel"]')?.firstChild?.textContent,
  };
}

it('shows the tab that the address asks for, and the page itself for an unknown key', async () => {
  expect((await renderPage('?tab=more')).panel()).toBe('More of it');
  expect((await renderPage('?tab=other')).panel()).toBe('The page itself');
});

it('writes the chosen tab into the address, as an entry of the history', async () => {
  const { router, tabs, panel } = await renderPage('?x=1');
  const before = history.length;
  await act(async () => tabs()[1]!.click());
  expect([panel(), router.state().location.search]).toEqual(['More of it', '?x=1&tab=more']);
  await act(async () => tabs()[0]!.click());
  expect([panel(), router.state().location.search]).toEqual(['The page itself', '?x=1']);
  expect(history.length).toBe(before + 2);
});

it('has no tab list where there are no tabs', async () => {
  const { Tabs: _, ...plain } = module;
  const { tabs, container } = await renderPage('', { ...plain, meta: { ...module.meta, tabs: [] } });
  expect([tabs(), container.textContent]).toEqual([[], 'The page itself']);
});
