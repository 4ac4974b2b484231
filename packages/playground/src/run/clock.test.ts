import { expect, it, vi } from 'vitest';
import { fakeClock } from '../../../../tests/support/fake-clock';
import { createThrottle } from './clock';

it('runs the first call at once, at most one an interval, and the last one surely', () => {
  const clock = fakeClock();
  const runs: number[] = [];
  const throttle = createThrottle(() => runs.push(clock.now()), 100, clock);
  for (let key = 0; key < 20; key++) {
    throttle.call();
    clock.pass(30);
  }
  expect(runs).toEqual([0, 100, 200, 300, 400, 500, 600]);
  clock.pass(1000);
  throttle.call();
  expect(runs.at(-1)).toBe(clock.now());
});

it('runs nothing after it was cancelled, and again when it is called again', () => {
  const clock = fakeClock();
  const task = vi.fn();
  const throttle = createThrottle(task, 100, clock);
  throttle.call();
  throttle.call();
  throttle.cancel();
  clock.pass(500);
  expect(task).toHaveBeenCalledOnce();
  throttle.call();
  expect(task).toHaveBeenCalledTimes(2);
});
