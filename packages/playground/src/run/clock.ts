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
