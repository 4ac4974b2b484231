/** Starts the worker that compiles, for a host whose page is bundled with this package. */
export const startCompileWorker = (): Worker =>
  new Worker(new URL('../compile/worker/compile-worker.ts', import.meta.url), { type: 'module' });

/** Starts the worker that knows types. See `startCompileWorker`. */
export const startTypeWorker = (): Worker =>
  new Worker(new URL('../types/worker/types-worker.ts', import.meta.url), { type: 'module' });
