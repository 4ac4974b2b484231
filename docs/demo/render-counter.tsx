import { useEffect, useSyncExternalStore, type ReactNode } from 'react';

/** A number outside React's state: changing it renders what subscribes to it, and nothing else. */
export interface RenderCounter {
  add: () => void;
  get: () => number;
  subscribe: (listener: () => void) => () => void;
}

/** Makes a counter that starts at 0. */
export function createRenderCounter(): RenderCounter {
  let count = 0;
  const listeners = new Set<() => void>();
  return {
    add() {
      count += 1;
      listeners.forEach((listener) => listener());
    },
    get: () => count,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Adds one each time its content is rendered. Effects run in the browser alone, so the server's page says 0. */
export function Counted({ counter, children }: { counter: RenderCounter; children: ReactNode }) {
  useEffect(() => counter.add());
  return children;
}

/** Shows the count. */
export function RenderCount({ counter }: { counter: RenderCounter }) {
  const count = useSyncExternalStore(counter.subscribe, counter.get, () => 0);
  return (
    <output>
      Cells rendered: <b data-render-count>{count}</b>
    </output>
  );
}
