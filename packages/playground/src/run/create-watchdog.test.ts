// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createWatchdog } from './create-watchdog';

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(document, 'hasFocus').mockReturnValue(true);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A frame that was warm after a moment. @returns for how many milliseconds it may be silent after a word. */
function start() {
  const onSilence = vi.fn<() => void>();
  const watchdog = createWatchdog({ ping: () => {}, onSilence });
  watchdog.start();
  watchdog.warm();
  const bears = (what: Parameters<typeof watchdog.hear>[0]) => {
    watchdog.hear(what);
    let bearable = 0;
    for (; onSilence.mock.calls.length === 0; bearable += 250) vi.advanceTimersByTime(250);
    onSilence.mockClear();
    return bearable;
  };
  return { ...watchdog, bears };
}

it('bears the silence of code for a second, of other work for three, and of a commit for fifteen', () => {
  expect([start().bears('busy'), start().bears('pong'), start().bears('committing')]).toEqual([1250, 3250, 15_250]);
});

it('gives code longer where a frame has answered after a longer time', () => {
  const { hear, bears } = start();
  hear('committing');
  vi.advanceTimersByTime(1250);
  hear('pong');
  expect(bears('busy')).toBe(2750);
  hear('committing');
  vi.advanceTimersByTime(6250);
  hear('pong');
  expect(bears('busy')).toBe(12_750);
});

it('takes code that runs during a commit for a part of it', () => {
  const { hear, bears } = start();
  hear('committing');
  hear('pong');
  expect(bears('busy')).toBe(1250);
  hear('committing');
  expect(bears('busy')).toBe(15_250);
});

it('waits while the reader is elsewhere, as in the developer tools at a breakpoint, but not for ever', () => {
  const away = vi.spyOn(document, 'hasFocus').mockReturnValue(false);
  expect(start().bears('busy')).toBe(300_250);
  const { hear, bears } = start();
  hear('busy');
  vi.advanceTimersByTime(200_000);
  away.mockReturnValue(true);
  expect(bears('busy')).toBe(1250);
});

it('gives a program with a debugger statement the time of one who debugs it, until another runs', () => {
  const { bears, start: run } = start();
  run(true);
  expect(bears('busy')).toBe(300_250);
  run(false);
  expect(bears('busy')).toBe(1250);
});

it('leaves a frame in which nothing happens alone, and asks again once code runs', () => {
  const ping = vi.fn<() => void>(() => watchdog.hear('pong'));
  const watchdog = createWatchdog({ ping, onSilence: () => {} });
  watchdog.start();
  const asked = (milliseconds: number) => {
    ping.mockClear();
    vi.advanceTimersByTime(milliseconds);
    return ping.mock.calls.length;
  };
  expect([asked(3000), asked(60_000)]).toEqual([12, 0]);
  watchdog.hear('busy');
  expect(asked(1000)).toBe(4);
  watchdog.stop();
  watchdog.hear('busy');
  expect(asked(1000)).toBe(0);
});
