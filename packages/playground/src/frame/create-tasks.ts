import { EndlessError } from './guard/create-guard';

/** As many timers of a kind at once as only timers that start each other come to. */
const MANY_TIMERS = 10_000;

/** Owns what a trial starts. No script has this name. */
const TRIAL = '\0trial';

type Schedule = (callback: (...args: unknown[]) => void, ...rest: unknown[]) => number;

/**
 * Puts functions in place of the browser's that start something, so that what a demo started ends with it. What was
 * loaded before, React among it, keeps the browser's own. Timers, frames, listeners on `window` and `document` count; of scripts, all
 * listeners and observers.
 * @param onCallback told before each callback of a timer or frame.
 */
export function createTasks(onCallback: () => void) {
  let current = '';
  const ends = new Map<string, Set<() => void>>();

  /** @returns what forgets it. */
  const keep = (end: () => void) => {
    const owner = current;
    const own = ends.get(owner) ?? new Set();
    ends.set(owner, own.add(end));
    return () => void own.delete(end);
  };

  const replaceTimer = (start: string, stop: string, repeats = false) => {
    const schedule = Reflect.get(window, start) as Schedule | undefined;
    // Safari has no requestIdleCallback.
    if (!schedule) return;
    const cancel = Reflect.get(window, stop) as (id: number) => void;
    const running = new Map<number, () => void>();
    const forget = (id: number) => {
      running.get(id)?.();
      running.delete(id);
    };
    Reflect.set(window, start, (callback: unknown, ...rest: unknown[]) => {
      if (typeof callback !== 'function') return schedule.call(window, callback as never, ...rest);
      if (running.size >= MANY_TIMERS) {
        for (const id of running.keys()) stopTimer(id);
        throw new EndlessError(`Endless timers: ${MANY_TIMERS} were waiting at once`);
      }
      const id = schedule.call(
        window,
        (...args) => {
          if (!repeats) forget(id);
          onCallback();
          Reflect.apply(callback, window, args);
        },
        ...rest,
      );
      running.set(
        id,
        keep(() => stopTimer(id)),
      );
      return id;
    });
    const stopTimer = (id: number) => {
      forget(id);
      cancel.call(window, id);
    };
    Reflect.set(window, stop, stopTimer);
  };
  replaceTimer('setTimeout', 'clearTimeout');
  replaceTimer('setInterval', 'clearInterval', true);
  replaceTimer('requestAnimationFrame', 'cancelAnimationFrame');
  replaceTimer('requestIdleCallback', 'cancelIdleCallback');

  const { addEventListener: add, removeEventListener: remove } = EventTarget.prototype;
  EventTarget.prototype.addEventListener = function (type, listener, options) {
    const target = this ?? window;
    add.call(target, type, listener, options);
    const isShared = target === window || target === document;
    // React adds this one to the document once for all roots.
    if (current !== '' || (isShared && type !== 'selectionchange'))
      keep(() => remove.call(target, type, listener, options));
  };
  watchObservers((observer) => current !== '' && keep(() => observer.disconnect()));

  /** Runs a script. What it starts meanwhile belongs to it; all else belongs to what is rendered. */
  const during = (script: string, run: () => void) => {
    const before = current;
    current = script;
    try {
      run();
    } finally {
      current = before;
    }
  };
  /** Ends what a script has started; without one, everything. */
  const end = (script?: string) => {
    const due = script === undefined ? [...ends.values()] : [ends.get(script) ?? new Set()];
    if (script === undefined) ends.clear();
    else ends.delete(script);
    for (const own of due) own.forEach((each) => each());
  };

  return {
    during,
    /** Runs something on trial: what it starts ends with it, because there are no elements that it could work with. */
    onTrial(run: () => void) {
      try {
        during(TRIAL, run);
      } finally {
        end(TRIAL);
      }
    },
    end,
  };
}

export type Tasks = ReturnType<typeof createTasks>;

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
