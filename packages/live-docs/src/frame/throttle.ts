/** Calls a task at most once an interval of some milliseconds; calls in between are lost. */
export function throttle(task: () => void, interval: number): () => void {
  let last = 0;
  return () => {
    const now = performance.now();
    if (now - last < interval) return;
    last = now;
    task();
  };
}
