import { GUARDED_GLOBALS, type RunNames } from '../../../../model';

/** What of the browser a run gets. */
export interface BrowserScope {
  names: Partial<RunNames>;
  /** Ends what was started through it: timers, frames, listeners on window and document, observers. */
  end(): void;
}

type Start<Rest extends unknown[]> = (callback: (...args: unknown[]) => void, ...rest: Rest) => number;

/** Gives a run functions of its own in place of those that start what outlives it. */
export function createBrowserScope(): BrowserScope {
  const ended = new AbortController();
  const { signal } = ended;

  /** A pair that starts and stops something. What has begun is stopped at the end, and nothing begins after. */
  const startable = <Rest extends unknown[]>(start: Start<Rest>, stop: (id: number) => void): [unknown, unknown] => {
    const running = new Set<number>();
    signal.addEventListener('abort', () => running.forEach((id) => stop(id)));
    return [
      (callback: unknown, ...rest: Rest) => {
        if (signal.aborted || typeof callback !== 'function') return 0;
        const id = start((...args: unknown[]) => callback(...args), ...rest);
        running.add(id);
        return id;
      },
      (id: number) => {
        running.delete(id);
        stop(id);
      },
    ];
  };

  const listening = (target: EventTarget) => ({
    addEventListener(type: string, listener: EventListener, options?: boolean | AddEventListenerOptions) {
      const given = typeof options === 'object' ? options : { capture: options === true };
      const until = given.signal ? AbortSignal.any([given.signal, signal]) : signal;
      target.addEventListener(type, listener, { ...given, signal: until });
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

  const [setTimeout, clearTimeout] = startable(window.setTimeout.bind(window), window.clearTimeout.bind(window));
  const [setInterval, clearInterval] = startable(window.setInterval.bind(window), window.clearInterval.bind(window));
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
    removeEventListener: window.removeEventListener.bind(window),
    ResizeObserver: observing(ResizeObserver),
    MutationObserver: observing(MutationObserver),
    IntersectionObserver: observing(IntersectionObserver),
  };
  const globals = GUARDED_GLOBALS.map((name) => {
    const copy = name === 'document' ? copyOf(document, listening(document)) : copyOf(window, own);
    return [`$$${name}`, copy] as const;
  });
  return { names: { ...own, ...Object.fromEntries(globals) }, end: () => ended.abort() };
}

/** An object that is another but for some of its members. */
function copyOf(original: object, own: Record<string, unknown>): object {
  return new Proxy(original, {
    get(_, key) {
      if (typeof key === 'string' && Object.hasOwn(own, key)) return own[key];
      const value: unknown = Reflect.get(original, key);
      // The browser's own functions ask for their object; classes must stay what they are.
      return typeof value === 'function' && !Reflect.has(value, 'prototype') ? value.bind(original) : value;
    },
    set: (_, key, value) => Reflect.set(original, key, value),
  });
}
