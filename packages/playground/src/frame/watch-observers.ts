import { EndlessError } from './guard/endless-error';

/** Calls of an observer of mutations in a row that only one comes to that causes what it observes. */
const MANY = 1000;

interface Observer {
  disconnect(): void;
}
type Callback = (...args: unknown[]) => void;
type ObserverClass = new (callback: Callback, ...rest: unknown[]) => Observer;

/**
 * Puts classes in place of the browser's observers. One of mutations that calls itself without end, for which the browser
 * would wait, ends in an error.
 * @param onObserver told of each observer that is made.
 */
export function watchObservers(onObserver: (observer: Observer) => void): void {
  const { setTimeout } = window;
  /** Called by the browser within one task, over and over. */
  const endAfterMany = (callback: Callback): Callback => {
    let row = 0;
    return function (this: Observer, ...args) {
      if (row === 0) setTimeout(() => (row = 0));
      row += 1;
      if (row > MANY) {
        this.disconnect();
        throw new EndlessError('Endless observer: it changes what it observes, which calls it again and again');
      }
      Reflect.apply(callback, this, args);
    };
  };
  for (const name of ['MutationObserver', 'ResizeObserver', 'IntersectionObserver']) {
    const wrap = name === 'MutationObserver' ? endAfterMany : (callback: Callback) => callback;
    const observers = new Proxy(Reflect.get(window, name) as ObserverClass, {
      construct(Native, [callback, ...rest], Derived) {
        const isFunction = typeof callback === 'function';
        const given = (isFunction ? wrap(callback as Callback) : callback) as Callback;
        const observer = Reflect.construct(Native, [given, ...(rest as unknown[])], Derived) as Observer;
        onObserver(observer);
        return observer;
      },
    });
    Reflect.set(window, name, observers);
  }
}
