// @vitest-environment happy-dom
import { act, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { render } from '../../../../tests/unit/render';
import { createResources } from 'live-playground/internal';
import { LocaleProvider } from '../locale';
import { ResourcesContext } from '../loading';
import { Install } from './install';

const KEY = 'live-docs:/table:package-manager';

afterEach(() => localStorage.clear());

function Around({ children }: { children: ReactNode }) {
  return (
    <ResourcesContext value={createResources()}>
      <LocaleProvider locales={[]}>{children}</LocaleProvider>
    </ResourcesContext>
  );
}

function Switches() {
  return (
    <Around>
      <Install packages={['@rc-component/table']} />
      <Install packages={['vite']} dev />
    </Around>
  );
}

const commands = (container: HTMLElement) => [...container.querySelectorAll('code')].map((code) => code.textContent);

it('has buttons that are named after what they copy', async () => {
  const container = await render(
    <Around>
      <Install packages={['vite']} />
      <Install packages={['vite']} section="Set up" />
    </Around>,
  );
  const names = [...container.querySelectorAll('[aria-label^="Copy"]')].map((one) => one.getAttribute('aria-label'));
  expect(names).toEqual(['Copy code of vite', 'Copy code of Set up']);
});

it('shares a choice among the switches of a page and remembers it', async () => {
  const container = await render(<Switches />);
  expect(commands(container)).toEqual(['npm install @rc-component/table', 'npm install -D vite']);
  const pnpm = [...container.querySelectorAll('button')].find((button) => button.textContent === 'pnpm');
  await act(async () => pnpm?.click());
  expect(commands(container)).toEqual(['pnpm add @rc-component/table', 'pnpm add -D vite']);
  expect(localStorage.getItem(KEY)).toBe('pnpm');
});

it('starts from the remembered choice, follows other tabs, and ignores what it does not know', async () => {
  localStorage.setItem(KEY, 'yarn');
  const container = await render(<Switches />);
  expect(commands(container)[0]).toBe('yarn add @rc-component/table');
  localStorage.setItem(KEY, 'other');
  await act(async () => dispatchEvent(new StorageEvent('storage', { key: KEY })));
  expect(commands(container)[0]).toBe('npm install @rc-component/table');
});

it('is prerendered with the default, whatever is stored', () => {
  localStorage.setItem(KEY, 'bun');
  expect(renderToString(<Switches />)).toContain('npm install @rc-component/table');
});
