// @vitest-environment happy-dom
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, onTestFinished, vi } from 'vitest';
import { LocaleProvider } from '../locale';
import { zhCn } from '../locale/zh-cn';
import { LastUpdated } from './last-updated';

it('is in the language of the page once it has hydrated, without a difference', async () => {
  const page = (
    <LocaleProvider locales={[]} own={{ locale: 'zh-CN', texts: zhCn }}>
      <LastUpdated time={Date.UTC(2026, 10, 5, 12)} />
    </LocaleProvider>
  );
  const container = document.createElement('div');
  container.innerHTML = renderToString(page);
  expect(container.querySelector('time')?.textContent).toBe('2026-11-05');
  const differences: unknown[] = [];
  const root = hydrateRoot(container, page, { onRecoverableError: (error) => differences.push(error) });
  onTestFinished(() => root.unmount());
  await vi.waitFor(() => expect(container.textContent).toBe('最后更新 2026年11月5日'));
  expect(differences).toEqual([]);
});
