// @vitest-environment happy-dom
import { act } from 'react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { render } from '../../../../tests/unit/render';
import { items } from '../../../../tests/unit/virtual/page-menu';
import { PageMenu } from './page-menu';

async function renderMenu() {
  const container = await render(<PageMenu path="/demo/simple" />);
  const open = vi.spyOn(window, 'open').mockReturnValue(null);
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  vi.stubGlobal('ClipboardItem', undefined);
  onTestFinished(() => void vi.restoreAllMocks().unstubAllGlobals());
  const press = async (name: string) => {
    await act(async () => container.querySelector<HTMLElement>('[aria-haspopup]')!.click());
    const item = [...container.querySelectorAll<HTMLElement>('[role="menuitem"]')].find(
      (one) => one.textContent === name,
    );
    await act(async () => item!.click());
  };
  return { press, open, write, status: () => container.querySelector('[role="status"]')!.textContent };
}

it('copies the Markdown of the page, and says so where that fails', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('# Simple'));
  const { press, write, status } = await renderMenu();
  await press('Copy as Markdown');
  await vi.waitFor(() => expect(status()).toBe('Copied'));
  expect(String(fetched.mock.calls[0]![0])).toMatch(/\/demo\/simple\.md$/);
  expect(write.mock.calls).toEqual([['# Simple']]);

  fetched.mockResolvedValue(new Response('', { status: 404 }));
  await press('Copy as Markdown');
  await vi.waitFor(() => expect(status()).toBe('Copying failed.'));
});

it('opens the Markdown', async () => {
  const { press, open } = await renderMenu();
  await press('View as Markdown');
  expect(open.mock.calls.map(([address]) => address)).toEqual([new URL('/demo/simple.md', window.location.href).href]);
});

it('lists what a feature adds once it is opened, and opens links and copies commands', async () => {
  const assign = vi.fn();
  vi.stubGlobal('location', { ...window.location, assign });
  items.push({ label: 'Add to Cursor', link: 'cursor://add' }, { label: 'Add to Codex', command: 'codex mcp add kit' });
  onTestFinished(() => void items.splice(0));
  const { press, write } = await renderMenu();
  await press('Add to Cursor');
  expect(assign.mock.calls).toEqual([['cursor://add']]);
  await press('Add to Codex');
  expect(write.mock.calls).toEqual([['codex mcp add kit']]);
});
