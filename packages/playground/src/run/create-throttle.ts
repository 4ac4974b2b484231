import type { Clock } from './clock';

/** A task that is asked for more often than it may run. */
export interface Throttle {
  /** Asks for the task: at once where it is long ago, otherwise at the end of the interval. */
  call(): void;
  cancel(): void;
}

/** Lets a task run at most once an interval: the first call at once, the last one surely. */
export function createThrottle(task: () => void, interval: number, clock: Clock): Throttle {
  let last = Number.NEGATIVE_INFINITY;
  let stop: (() => void) | undefined;

  const fire = () => {
    stop = undefined;
    last = clock.now();
    task();
  };
  return {
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
