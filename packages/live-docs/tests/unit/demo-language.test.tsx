// @vitest-environment happy-dom
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, onTestFinished, vi } from 'vitest';
import { render } from '../../../../tests/support/render';
import { waitFor } from '../../../../tests/support/wait-for';
import Greeting from '../../docs/demo/greeting';
import { applySettings } from '../../../playground/src/frame/apply-settings';
import { watchSettings } from '../../../playground/src/run/watch-settings';
import { LocaleProvider, useLocale } from '../../src/core/browser/locale';

const root = document.documentElement;

function Choice() {
  const { choose } = useLocale();
  return ['en', 'zh-CN'].map((id) => <button key={id} lang={id} onClick={() => choose(id)} />);
}

it('a demo that reads the language follows the choice of its reader', async () => {
  onTestFinished(() => localStorage.clear());
  const container = await render(
    <LocaleProvider locales={[{ id: 'zh-CN', name: '中文' }]}>
      <Choice />
      <Greeting />
    </LocaleProvider>,
  );
  const text = () => container.querySelector('p')?.textContent;
  expect(text()).toBe('Hello');
  const press = (id: string) => act(async () => container.querySelector<HTMLElement>(`button[lang=${id}]`)?.click());
  await press('zh-CN');
  await waitFor(() => expect(text()).toBe('你好'));
  await press('en');
  await waitFor(() => expect(text()).toBe('Hello'));
});

it('such a demo hydrates without a difference on a page in another language', async () => {
  root.lang = 'zh-CN';
  onTestFinished(() => void (root.lang = 'en'));
  const container = document.createElement('div');
  container.innerHTML = renderToString(<Greeting />);
  expect(container.textContent).toBe('Hello');
  const differences: unknown[] = [];
  const page = hydrateRoot(container, <Greeting />, { onRecoverableError: (error) => differences.push(error) });
  onTestFinished(() => page.unmount());
  await waitFor(() => expect(container.textContent).toBe('你好'));
  expect(differences).toEqual([]);
});

it('the frame of an edited demo has the language of the page, and within it that of the demo', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  root.lang = 'zh-CN';
  onTestFinished(() => {
    vi.unstubAllGlobals();
    root.lang = 'en';
    document.body.replaceChildren();
  });
  document.body.innerHTML = '<div lang="en"><div></div></div>';
  const settings = vi.fn();
  watchSettings({ slot: document.querySelector<HTMLElement>('div div')!, title: '', scrolls: false }, settings)();
  const [given] = settings.mock.lastCall!;
  root.lang = '';
  applySettings(given);
  expect([root.lang, document.body.lang]).toEqual(['zh-CN', 'en']);
});
