import { EndlessError } from './guard/endless-error';
import { watchObservers } from './watch-observers';

/** As many timers of a kind at once as only timers that start each other come to. */
const MANY_TIMERS = 10_000;

/** Owns what a trial starts. No script has this name. */
const TRIAL = '\0trial';

/**
 * What the demo has started in the browser: timers, frames, listeners on `window` and `document`; of its scripts, all listeners
 * and observers.
 */
export interface Tasks {
  /** Runs a script. What it starts meanwhile belongs to it; all else belongs to what is rendered. */
  during(script: string, run: () => void): void;
  /** Runs something on trial: what it starts ends with it, because there are no elements that it could work with. */
  onTrial(run: () => void): void;
  /** Ends what a script has started; without one, everything. */
  end(script?: string): void;
}

type Schedule = (callback: (...args: unknown[]) => void, ...rest: unknown[]) => number;

/**
 * Puts functions in place of the browser's that start something, so that what a demo started ends with it. What was
 * loaded before, React among it, keeps the browser's own.
 * @param onCallback told before each callback of a timer or frame.
 */
export function createTasks(onCallback: () => void): Tasks {
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

  const during = (script: string, run: () => void) => {
    const before = current;
    current = script;
    try {
      run();
    } finally {
      current = before;
    }
  };
  const end = (script?: string) => {
    const due = script === undefined ? [...ends.values()] : [ends.get(script) ?? new Set()];
    if (script === undefined) ends.clear();
    else ends.delete(script);
    for (const own of due) own.forEach((each) => each());
  };

  return {
    during,
    onTrial(run) {
      try {
        during(TRIAL, run);
      } finally {
        end(TRIAL);
      }
    },
    end,
  };
}
