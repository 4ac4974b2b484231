/**
 * Counts events a second.
 * @param many events that are too many for a second.
 * @param now the time in milliseconds.
 * @returns what counts one. True once there were too many in the present second.
 */
export function createRate(many: number, now: () => number): () => boolean {
  let since = 0;
  let count = 0;
  return () => {
    const at = now();
    if (at - since > 1000) {
      since = at;
      count = 0;
    }
    count += 1;
    return count > many;
  };
}
