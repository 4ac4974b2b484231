/** Starts the worker that knows types. */
export function startTypeWorker(): Worker {
  return new Worker(new URL('./worker/types-worker.ts', import.meta.url), { type: 'module' });
}
