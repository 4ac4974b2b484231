import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createBrowserScope } from './create-browser-scope';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** The names that a run gets, as functions. */
function open() {
  const { names, end } = createBrowserScope();
  const call = (name: keyof typeof names, ...args: unknown[]): unknown => {
    const value = names[name];
    if (typeof value !== 'function') throw new Error(`${name} is no function`);
    return value(...args);
  };
  return { names, call, end };
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
  target.addEventListener('table', first);
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
