// @vitest-environment happy-dom
import { act } from 'react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { render } from '../../../../tests/unit/render';
import type { PageModule, SiteData } from '../../model';
import { LocaleProvider, useLocale } from '../locale';
import { createRouter, RouterProvider, useRouterState } from '../navigation';
import { TitleAnnouncer } from './title-announcer';

const pageAt = (path: string): PageModule => ({
  meta: {
    path,
    title: 'Same',
    filename: '',
    tabs: [],
    lastUpdated: 0,
    nav: { title: '', path: '/', order: 0 },
    group: { title: '', order: 0 },
    order: 0,
    sidebar: { groups: [] },
    toc: [],
  },
  Content: () => null,
  tabs: {},
  hasServerLoader: false,
});

const LOCALES = [{ id: 'zh-CN', name: '中文', base: '/' }];

function Announcer() {
  const { choose, locale } = useLocale();
  return (
    <>
      <TitleAnnouncer site={{ title: 'Site' } as SiteData} state={useRouterState()} />
      <button onClick={() => choose('zh-CN')}>{locale}</button>
    </>
  );
}

it('announces a page of the same title, and one that takes its time, once each', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  let come = () => {};
  const slow = new Promise<void>((resolve) => (come = resolve));
  const router = createRouter(
    async (path) => {
      if (path === '/slow') await slow;
      return pageAt(path);
    },
    { location: { path: '/', search: '', hash: '' }, page: pageAt('/'), arrival: { by: 'load' } },
  );
  const container = await render(
    <RouterProvider router={router}>
      <LocaleProvider locales={LOCALES}>
        <Announcer />
      </LocaleProvider>
    </RouterProvider>,
  );
  const region = container.querySelector('[role=status]')!;
  const said: string[] = [];
  const observer = new MutationObserver((changes) =>
    said.push(...changes.flatMap(({ addedNodes }) => [...addedNodes].map((node) => node.textContent ?? ''))),
  );
  observer.observe(region, { childList: true });
  onTestFinished(() => observer.disconnect());
  await act(() => router.navigate('/quick'));
  await act(() => router.navigate('/'));
  expect(said).toEqual(['Same', 'Same']);
  let going: Promise<void> | undefined;
  await act(async () => void (going = router.navigate('/slow')));
  await act(() => vi.advanceTimersByTimeAsync(2000));
  expect(said.slice(2)).toEqual(['Loading...']);
  come();
  await act(() => going!);
  expect(said.slice(3)).toEqual(['Same']);
  const button = container.querySelector('button')!;
  await act(async () => button.click());
  await act(() => vi.waitFor(() => expect(button.textContent).toBe('zh-CN')));
  expect(said).toHaveLength(4);
});
