// @vitest-environment happy-dom
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, onTestFinished, vi } from 'vitest';
import { LocaleProvider } from '../locale';
import zhCn from '../locale/zh-cn';
import { LastUpdated } from './page-footer';

it('is in the language of the page once the reader is near it, without a difference', async () => {
  let come = () => {};
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(told: (entries: object[]) => void) {
        come = () => told([{ isIntersecting: true }]);
      }
      observe() {}
      disconnect() {}
    },
  );
  onTestFinished(() => void vi.unstubAllGlobals());
  const page = (
    <LocaleProvider locales={[]} own={{ locale: 'zh-CN', texts: zhCn }}>
      <LastUpdated time={Date.UTC(2026, 10, 5, 12)} />
    </LocaleProvider>
  );
  const container = document.createElement('div');
  container.innerHTML = renderToString(page);
  expect(container.querySelector('time')?.textContent).toBe('2026-11-05');
  const differences: unknown[] = [];
  const onRecoverableError = (error: unknown) => void differences.push(error);
  const root = await act(async () => hydrateRoot(container, page, { onRecoverableError }));
  onTestFinished(() => act(async () => root.unmount()));
  expect(container.textContent).toBe('最后更新 2026-11-05');
  await act(async () => come());
  expect(container.textContent).toBe('最后更新 2026年11月5日');
  expect(differences).toEqual([]);
});
