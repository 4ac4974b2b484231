// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createWatchdog } from './create-watchdog';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** @returns for how many milliseconds a frame may be silent after a word. */
function bears(what: Parameters<ReturnType<typeof createWatchdog>['hear']>[0]): number {
  const onSilence = vi.fn<() => void>();
  const { start, hear, stop } = createWatchdog({ ping: () => {}, onSilence });
  start();
  hear(what);
  let bearable = 0;
  for (; onSilence.mock.calls.length === 0; bearable += 250) vi.advanceTimersByTime(250);
  stop();
  return bearable;
}

it('bears the silence of a frame for eight seconds, and of a commit for fifteen', () => {
  expect([bears('busy'), bears('pong'), bears('committing')]).toEqual([8250, 8250, 15_250]);
});
