// @vitest-environment happy-dom
import { createResources } from 'live-playground/internal';
import { act } from 'react';
import { expect, it, onTestFinished } from 'vitest';
import { render } from '../../../../tests/unit/render';
import { UNNAMED_GROUP, type PageSidebar } from '../../model';
import { ResourcesContext } from '../loading';
import { createRouter, RouterProvider, toLocation } from '../navigation';
import { Sidebar } from './sidebar';

const page = (title: string) => ({ title, path: `/${title.toLowerCase()}` });
const sidebar: PageSidebar = {
  groups: [
    { title: UNNAMED_GROUP, pages: [page('Start')] },
    { title: 'Rows', pages: [page('Select'), page('Expand')] },
    { title: 'Columns', pages: [page('Fix')] },
  ],
};

async function renderSidebar(path: string) {
  const resources = createResources();
  const router = createRouter(async () => undefined, {
    location: toLocation(window.location.href),
    page: undefined,
    arrival: { by: 'load' },
  });
  onTestFinished(() => sessionStorage.clear());
  const box = await render(
    <RouterProvider router={router}>
      <ResourcesContext value={resources}>
        <Sidebar sidebar={sidebar} path={path} />
      </ResourcesContext>
    </RouterProvider>,
  );
  return {
    box,
    press: (name: string) =>
      act(async () => {
        [...box.querySelectorAll('summary')].find(({ textContent }) => textContent === name)!.click();
        // The browser tells of it in a later task.
        await new Promise((resolve) => setTimeout(resolve));
      }),
    /** Texts of the links that aren't folded. */
    shown: () =>
      [...box.querySelectorAll('a')].filter((one) => !one.closest('details:not([open])')).map((one) => one.textContent),
  };
}

it('folds a group, and on the next page, too, until it is pressed again', async () => {
  const { press, shown } = await renderSidebar('/start');
  expect(shown()).toEqual(['Start', 'Select', 'Expand', 'Fix']);
  await press('Rows');
  expect(shown()).toEqual(['Start', 'Fix']);

  const next = await renderSidebar('/fix');
  expect(next.shown()).toEqual(['Start', 'Fix']);
  await next.press('Rows');
  expect(next.shown()).toEqual(['Start', 'Select', 'Expand', 'Fix']);
});

it('has the current page in view, whatever is folded', async () => {
  await (await renderSidebar('/start')).press('Rows');
  const { shown } = await renderSidebar('/expand');
  expect(shown()).toContain('Expand');
  expect((await renderSidebar('/start')).shown()).toEqual(['Start', 'Fix']);
});
