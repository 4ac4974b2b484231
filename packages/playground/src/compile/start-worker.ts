/** Starts the worker that compiles. */
export function startCompileWorker(): Worker {
  return new Worker(new URL('./worker/compile-worker.ts', import.meta.url), { type: 'module' });
}
