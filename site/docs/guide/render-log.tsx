import { useEffect, useSyncExternalStore, type ReactNode } from 'react';

/** Counts renders outside of React's state, so that counting renders nothing but the count. */
export function createRenderLog() {
  let count = 0;
  let started = false;
  const listeners = new Set<() => void>();
  const set = (next: number) => {
    count = next;
    listeners.forEach((listener) => listener());
  };
  return {
    /** Starts to count from 0. */
    start() {
      started = true;
      set(0);
    },
    add() {
      if (started) set(count + 1);
    },
    get: () => count,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export type RenderLog = ReturnType<typeof createRenderLog>;

/** Adds one to the log each time its content is rendered. */
export function Logged({ log, children }: { log: RenderLog; children: ReactNode }) {
  useEffect(() => log.add());
  return children;
}

export function LoggedCount({ log }: { log: RenderLog }) {
  const count = useSyncExternalStore(log.subscribe, log.get, () => 0);
  return (
    <output>
      Cell contents rendered: <b>{count}</b>
    </output>
  );
}
