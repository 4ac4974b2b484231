// @vitest-environment happy-dom
import { expect, it, onTestFinished, vi } from 'vitest';
import { createTasks } from './create-tasks';

/** What `createTasks` replaces. */
const REPLACED = [
  'MutationObserver',
  'setTimeout',
  'clearTimeout',
  'setInterval',
  'clearInterval',
  'requestAnimationFrame',
  'cancelAnimationFrame',
  'requestIdleCallback',
  'cancelIdleCallback',
];

it('ends what a trial has started, and nothing else', () => {
  vi.useFakeTimers();
  const { addEventListener } = EventTarget.prototype;
  const own = Object.getOwnPropertyDescriptors(window);
  onTestFinished(() => {
    EventTarget.prototype.addEventListener = addEventListener;
    // The clock takes back only the timers that are its own.
    for (const name of REPLACED) {
      if (own[name]) Object.defineProperty(window, name, own[name]);
      else Reflect.deleteProperty(window, name);
    }
    vi.useRealTimers();
  });
  const tasks = createTasks(() => {});
  const target = new EventTarget();
  const called: string[] = [];
  const start = (name: string) => {
    setTimeout(() => called.push(`${name}: timer`), 10);
    target.addEventListener('a', () => called.push(`${name}: listener`));
  };

  start('rendered');
  tasks.during('a.tsx', () => start('script'));
  const throwing = () =>
    tasks.onTrial(() => {
      start('trial');
      throw new Error('No rows');
    });
  expect(throwing).toThrow('No rows');
  tasks.onTrial(() => start('another trial'));
  vi.advanceTimersByTime(10);
  target.dispatchEvent(new Event('a'));

  expect(called).toEqual(['rendered: timer', 'script: timer', 'rendered: listener', 'script: listener']);
});
