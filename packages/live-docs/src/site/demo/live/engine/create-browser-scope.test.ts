import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createBrowserScope } from './create-browser-scope';
import type { Turns } from './create-turns';
import { EndlessError } from './endless-error';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** The names that a run gets, as functions. */
function open() {
  const restart = vi.fn<() => void>();
  const turns: Turns = {
    begin: () => 7,
    current: () => 7,
    startedAt: () => 0,
    after() {},
    whenIdle() {},
    restart,
    close() {},
  };
  const { names, end, lastTurn } = createBrowserScope(turns);
  const call = (name: keyof typeof names, ...args: unknown[]): unknown => {
    const value = names[name];
    if (typeof value !== 'function') throw new Error(`${name} is no function`);
    return value(...args);
  };
  return { names, call, end, lastTurn, restart };
}

it.each(['setTimeout', 'setInterval', 'requestAnimationFrame'] as const)('%s ends with the run', (name) => {
  const { call, end } = open();
  const [done, late, never] = [vi.fn(), vi.fn(), vi.fn()];
  call(name, done, 5);
  vi.advanceTimersByTime(40);
  expect(done).toHaveBeenCalled();
  done.mockReset();
  call(name, late, 1000);
  end();
  call(name, never, 5);
  vi.advanceTimersByTime(2000);
  expect([done, late, never].map((each) => each.mock.calls.length)).toEqual([0, 0, 0]);
});

it('clears what it started', () => {
  const { call } = open();
  const tick = vi.fn();
  call('clearTimeout', call('setTimeout', tick, 5));
  call('clearInterval', call('setInterval', tick, 5));
  call('cancelAnimationFrame', call('requestAnimationFrame', tick));
  call('clearTimeout', undefined);
  vi.advanceTimersByTime(100);
  expect(tick).not.toHaveBeenCalled();
});

it.each(['$$window', '$$document', '$$globalThis', '$$self'] as const)('listeners on %s end with the run', (name) => {
  const { names, end } = open();
  const target = names[name];
  if (!isTarget(target)) throw new Error(`${name} is no target`);
  const [first, second, taken] = [vi.fn(), vi.fn(), vi.fn()];
  // Browsers take null for no options.
  const nothing: [] = JSON.parse('[null]');
  target.addEventListener('table', first, ...nothing);
  target.addEventListener('table', second, { once: true, capture: true });
  target.addEventListener('table', taken, true);
  target.removeEventListener('table', taken, true);
  const tell = () => (name === '$$document' ? document : window).dispatchEvent(new Event('table'));
  tell();
  tell();
  expect([first, second, taken].map((each) => each.mock.calls.length)).toEqual([2, 1, 0]);
  end();
  tell();
  expect(first).toHaveBeenCalledTimes(2);
});

function isTarget(value: unknown): value is EventTarget {
  return typeof value === 'object' && value !== null && 'addEventListener' in value;
}

it('gives copies that are like what they copy', () => {
  const { names } = open();
  const copy = names.$$window;
  if (typeof copy !== 'object' || copy === null) throw new Error('There is no copy');
  expect(Reflect.get(copy, 'innerWidth')).toBe(window.innerWidth);
  expect(Reflect.get(copy, 'HTMLElement')).toBe(HTMLElement);
  Reflect.set(copy, 'tableTest', 1);
  expect(Reflect.get(window, 'tableTest')).toBe(1);
  Reflect.deleteProperty(window, 'tableTest');
});

it('forgets timers that fired, and knows the turn that one began', () => {
  const { call, lastTurn } = open();
  expect(lastTurn()).toBe(0);
  for (let done = 0; done < 11_000; done++) {
    call('setTimeout', () => {}, 1);
    vi.advanceTimersByTime(1);
  }
  expect(lastTurn()).toBe(7);
});

it('ends timers that are ever more', () => {
  const { call } = open();
  for (let done = 0; done < 10_000; done++) call('setTimeout', () => {}, 1000);
  expect(() => call('setTimeout', () => {}, 1000)).toThrow(EndlessError);
  expect(vi.getTimerCount()).toBe(0);
});

it('ends handlers on the window, and listeners of media queries', () => {
  const query = new EventTarget();
  const { matchMedia } = window;
  Object.assign(window, { matchMedia: () => query });
  const { names, call, end } = open();
  const [handler, listener] = [vi.fn(), vi.fn()];
  const copy = names.$$window;
  const list = call('matchMedia', '(min-width: 1px)');
  if (typeof copy !== 'object' || copy === null || !isTarget(list)) throw new Error('There is no copy');
  Reflect.set(copy, 'onresize', handler);
  list.addEventListener('change', listener);
  expect(window.onresize).toBe(handler);
  query.dispatchEvent(new Event('change'));
  end();
  query.dispatchEvent(new Event('change'));
  expect([window.onresize, listener.mock.calls.length]).toEqual([null, 1]);
  Object.assign(window, { matchMedia });
});

it('does not count the time in which the reader is asked', () => {
  Object.assign(window, { confirm: () => true });
  const { call, restart } = open();
  expect(call('confirm', 'Sure?')).toBe(true);
  expect(restart).toHaveBeenCalledOnce();
  Reflect.deleteProperty(window, 'confirm');
});
