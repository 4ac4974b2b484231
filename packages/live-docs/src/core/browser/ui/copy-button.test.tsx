// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { render } from '../../../../tests/unit/render';
import { CopyButton } from './copy';

const writeText = vi.fn<(text: string) => Promise<void>>();
const onRefused = vi.fn<() => void>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('ClipboardItem', undefined);
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(writeText);
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  writeText.mockReset();
  onRefused.mockReset();
});

async function renderButton(text: string | (() => Promise<string>)) {
  const container = await render(
    <CopyButton text={text} label="Copy" copied="Copied" refused="Refused" onRefused={onRefused} />,
  );
  return {
    press: () => act(async () => container.querySelector('button')!.click()),
    status: () => container.querySelector('[role="status"]')!.textContent,
  };
}

it('says for a moment that the text is copied', async () => {
  const { press, status } = await renderButton('npm start');
  expect(status()).toBe('');
  await press();
  expect(writeText.mock.calls).toEqual([['npm start']]);
  expect(status()).toBe('Copied');
  await act(async () => vi.advanceTimersByTime(2000));
  expect(status()).toBe('');
});

it('says that the browser refused, and lets its owner select the text', async () => {
  writeText.mockRejectedValue(new DOMException('', 'NotAllowedError'));
  const { press, status } = await renderButton('npm start');
  await press();
  expect(status()).toBe('Refused');
  expect(onRefused).toHaveBeenCalledOnce();
});

it('fetches a text first, and keeps quiet where that fails', async () => {
  const fetchText = vi.fn<() => Promise<string>>().mockResolvedValue('fetched');
  const { press, status } = await renderButton(fetchText);
  await press();
  expect(writeText.mock.calls).toEqual([['fetched']]);
  fetchText.mockRejectedValue(new Error('offline'));
  await press();
  expect(writeText).toHaveBeenCalledOnce();
  expect([status(), onRefused.mock.calls]).toEqual(['', []]);
});
