import { performance } from 'node:perf_hooks';

/** Awaits a promise, or makes something else in its place once patience is at an end. */
export type Patience = <T>(work: Promise<T>, late: () => T) => Promise<T>;

/**
 * Patience with many promises, some of which may wait for ever. It's at an end once this thread has had nothing to do for a time
 * since the last of them settled, so that it doesn't matter how many there are, and how long they compute.
 * @param limit in milliseconds.
 */
export function createPatience(limit: number): Patience {
  const waiting = new Set<() => void>();
  let timer: NodeJS.Timeout | undefined;
  const watch = () => {
    clearTimeout(timer);
    if (waiting.size === 0) return;
    const before = idleTime();
    const check = () => {
      const left = limit - (idleTime() - before);
      if (left > 0) timer = setTimeout(check, left);
      else for (const end of waiting) end();
    };
    timer = setTimeout(check, limit);
  };
  return (work, late) =>
    new Promise((resolve, reject) => {
      const settle = (then: () => void) => {
        if (!waiting.delete(end)) return;
        then();
        watch();
      };
      const end = () => settle(() => resolve(late()));
      waiting.add(end);
      work.then(
        (value) => settle(() => resolve(value)),
        (error: unknown) => settle(() => reject(error)),
      );
      watch();
    });
}

/** Milliseconds that this thread has waited for events since it began. */
const idleTime = () => performance.eventLoopUtilization().idle;
