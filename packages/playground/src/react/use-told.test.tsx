// @vitest-environment happy-dom
import { act, useSyncExternalStore } from 'react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { render } from '../../../../tests/support/render';
import { createListeners } from '../base/state';
import { PAUSE, useTold } from './use-told';

it('follows what is wrong once the reader pauses, and goes as soon as nothing is', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { subscribe, notify } = createListeners();
  let texts: Readonly<Record<string, string>> = {};
  let wrong: string | undefined = 'at first';
  const session = { subscribe, texts: () => texts };
  const Told = () =>
    useTold(
      session,
      useSyncExternalStore(subscribe, () => wrong),
    ) ?? 'nothing';
  const { firstChild: shown } = await render(<Told />);
  const type = (next: string | undefined) =>
    act(async () => {
      texts = {};
      wrong = next;
      notify();
    });
  const wait = (milliseconds: number) => act(async () => vi.advanceTimersByTime(milliseconds));

  expect(shown?.textContent).toBe('at first');
  await type('half a word');
  expect(shown?.textContent).toBe('at first');
  await type(undefined);
  expect(shown?.textContent).toBe('nothing');
  await type('half a line');
  await wait(PAUSE - 1);
  expect(shown?.textContent).toBe('nothing');
  await type('a line');
  await wait(PAUSE - 1);
  expect(shown?.textContent).toBe('nothing');
  await wait(1);
  expect(shown?.textContent).toBe('a line');
  await type(undefined);
  expect(shown?.textContent).toBe('nothing');
  document.dispatchEvent(new Event('compositionstart'));
  await type('half a character');
  await wait(3 * PAUSE);
  expect(shown?.textContent).toBe('nothing');
  document.dispatchEvent(new Event('compositionend'));
  await wait(PAUSE);
  expect(shown?.textContent).toBe('half a character');
});
