import type { Clock } from '../../packages/playground/src/run/clock';

/** Time that passes when a test says so. */
export function fakeClock(): Clock & { pass(milliseconds: number): void } {
  let now = 0;
  let timers: { at: number; task: () => void }[] = [];
  return {
    now: () => now,
    after(milliseconds, task) {
      const timer = { at: now + milliseconds, task };
      timers.push(timer);
      return () => {
        timers = timers.filter((each) => each !== timer);
      };
    },
    pass(milliseconds) {
      const end = now + milliseconds;
      for (;;) {
        const [next] = timers.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at);
        if (!next) break;
        timers = timers.filter((each) => each !== next);
        now = next.at;
        next.task();
      }
      now = end;
    },
  };
}
