/** Time, as the parts of a session see it. */
export interface Clock {
  now(): number;
  /** Calls back after some milliseconds. @returns what calls it off. */
  after(milliseconds: number, task: () => void): () => void;
}

/** The browser's own time. */
export const browserClock: Clock = {
  now: () => performance.now(),
  after(milliseconds, task) {
    const timer = setTimeout(task, milliseconds);
    return () => clearTimeout(timer);
  },
};

/** Lets a task run at most once an interval: the first call at once, the last one surely. */
export function createThrottle(task: () => void, interval: number, clock: Clock) {
  let last = Number.NEGATIVE_INFINITY;
  let stop: (() => void) | undefined;

  const fire = () => {
    stop = undefined;
    last = clock.now();
    task();
  };
  return {
    /** Asks for the task: at once where it is long ago, otherwise at the end of the interval. */
    call() {
      if (stop) return;
      const wait = last + interval - clock.now();
      if (wait > 0) stop = clock.after(wait, fire);
      else fire();
    },
    cancel() {
      stop?.();
      stop = undefined;
    },
  };
}
