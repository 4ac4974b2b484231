import { GUARDED_GLOBALS, type RunNames } from '../../../../model';
import type { Turns } from './create-turns';
import { EndlessError } from './endless-error';

/** As many timers of a kind at once as only timers that start each other come to. */
const MANY_TIMERS = 10_000;

/** What of the browser a run gets. */
export interface BrowserScope {
  names: Partial<RunNames>;
  /** Number of the last turn that one of its timers or frames began. */
  lastTurn(): number;
  /** Ends what was started through it: timers, frames, listeners on window and document, observers. */
  end(): void;
}

type Start<Rest extends unknown[]> = (callback: (...args: unknown[]) => void, ...rest: Rest) => number;

/** Gives a run functions of its own in place of those that start what outlives it. */
export function createBrowserScope(turns: Turns): BrowserScope {
  const ended = new AbortController();
  const { signal } = ended;
  let lastTurn = 0;

  /** A pair that starts and stops something. What has begun is stopped at the end, and nothing begins after. */
  const startable = <Rest extends unknown[]>(
    start: Start<Rest>,
    stop: (id: number) => void,
    repeats = false,
  ): [unknown, unknown] => {
    const running = new Set<number>();
    signal.addEventListener('abort', () => running.forEach((id) => stop(id)));
    return [
      (callback: unknown, ...rest: Rest) => {
        if (signal.aborted || typeof callback !== 'function') return 0;
        if (running.size >= MANY_TIMERS) {
          ended.abort();
          throw new EndlessError(`Endless timers: ${MANY_TIMERS} were waiting at once`);
        }
        const id = start(
          (...args: unknown[]) => {
            if (!repeats) running.delete(id);
            lastTurn = turns.begin();
            callback(...args);
          },
          ...rest,
        );
        running.add(id);
        return id;
      },
      (id: number) => {
        running.delete(id);
        stop(id);
      },
    ];
  };

  const listening = (target: EventTarget, add = target.addEventListener.bind(target)) => ({
    addEventListener(type: string, listener: EventListener, options?: boolean | AddEventListenerOptions | null) {
      const given = typeof options === 'object' ? (options ?? {}) : { capture: options === true };
      const until = given.signal ? AbortSignal.any([given.signal, signal]) : signal;
      add(type, listener, { ...given, signal: until });
    },
  });

  const observing = <T extends { disconnect(): void }>(Base: new (...args: never[]) => T) =>
    new Proxy(Base, {
      construct(base, args, self) {
        const observer: T = Reflect.construct(base, args, self);
        signal.addEventListener('abort', () => observer.disconnect());
        return observer;
      },
    });

  /** Time in which the page waits for the reader is not the code's. */
  const asking =
    <Args extends unknown[], Answer>(ask: (...args: Args) => Answer) =>
    (...args: Args) => {
      const answer = ask(...args);
      turns.restart();
      return answer;
    };

  const [setTimeout, clearTimeout] = startable(window.setTimeout.bind(window), window.clearTimeout.bind(window));
  const [setInterval, clearInterval] = startable(
    window.setInterval.bind(window),
    window.clearInterval.bind(window),
    true,
  );
  const [requestAnimationFrame, cancelAnimationFrame] = startable(
    window.requestAnimationFrame.bind(window),
    window.cancelAnimationFrame.bind(window),
  );
  // Safari has none.
  const [requestIdleCallback, cancelIdleCallback] =
    'requestIdleCallback' in window
      ? startable(window.requestIdleCallback.bind(window), window.cancelIdleCallback.bind(window))
      : [];

  const own = {
    setTimeout,
    clearTimeout,
    setInterval,
    clearInterval,
    requestAnimationFrame,
    cancelAnimationFrame,
    requestIdleCallback,
    cancelIdleCallback,
    ...listening(window),
    alert: asking((text?: string) => window.alert(text)),
    confirm: asking((text?: string) => window.confirm(text)),
    prompt: asking((text?: string, preset?: string) => window.prompt(text, preset)),
    matchMedia(query: string) {
      const list = window.matchMedia(query);
      return Object.assign(list, listening(list));
    },
    removeEventListener: window.removeEventListener.bind(window),
    ResizeObserver: observing(ResizeObserver),
    MutationObserver: observing(MutationObserver),
    IntersectionObserver: observing(IntersectionObserver),
  };
  const globals = GUARDED_GLOBALS.map((name) => {
    const copy = name === 'document' ? copyOf(document, listening(document), signal) : copyOf(window, own, signal);
    return [`$$${name}`, copy] as const;
  });
  return {
    names: { ...own, ...Object.fromEntries(globals) },
    lastTurn: () => lastTurn,
    end: () => ended.abort(),
  };
}

/** An object that is another but for some of its members. Handlers that are put on it (`onresize`) go with the signal. */
function copyOf(original: object, own: Record<string, unknown>, signal: AbortSignal): object {
  return new Proxy(original, {
    get(_, key) {
      if (typeof key === 'string' && Object.hasOwn(own, key)) return own[key];
      const value: unknown = Reflect.get(original, key);
      // The browser's own functions ask for their object; classes must stay what they are.
      return typeof value === 'function' && !Reflect.has(value, 'prototype') ? value.bind(original) : value;
    },
    set(_, key, value) {
      const isHandler = typeof key === 'string' && /^on[a-z]+$/.test(key) && typeof value === 'function';
      if (isHandler && signal.aborted) return true;
      if (isHandler)
        signal.addEventListener('abort', () => {
          if (Reflect.get(original, key) === value) Reflect.set(original, key, null);
        });
      return Reflect.set(original, key, value);
    },
  });
}
