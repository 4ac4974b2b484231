/** Calls a task at most once an interval of some milliseconds; calls in between are lost. */
export function throttle(task: () => void, interval: number): () => void {
  const now = performance.now.bind(performance);
  let last = 0;
  return () => {
    const at = now();
    if (at - last < interval) return;
    last = at;
    task();
  };
}
