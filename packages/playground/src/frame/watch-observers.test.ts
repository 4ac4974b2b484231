// @vitest-environment happy-dom
import { expect, it, onTestFinished, vi } from 'vitest';
import { watchObservers } from './create-tasks';

it('ends an observer that causes what it observes, and no other', () => {
  let call = () => {};
  const disconnect = vi.fn();
  const native = window.MutationObserver;
  onTestFinished(() => void (window.MutationObserver = native));
  class Native {
    disconnect = disconnect;
    constructor(callback: () => void) {
      call = () => Reflect.apply(callback, this, []);
    }
  }
  Reflect.set(window, 'MutationObserver', Native);
  const made = vi.fn();
  watchObservers(made);
  const seen = vi.fn();
  const observer = new MutationObserver(seen);
  expect(made).toHaveBeenCalledWith(observer);
  for (let time = 0; time < 1000; time++) call();
  expect(disconnect).not.toHaveBeenCalled();
  expect(call).toThrow('Endless observer');
  expect(disconnect).toHaveBeenCalled();
  expect(seen).toHaveBeenCalledTimes(1000);
});
