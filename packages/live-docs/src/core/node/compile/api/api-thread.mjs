// @ts-check
// The other end of `runInThread`. Where the engine runs from its sources, Vite compiles them, as Node can't.
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';

// `import` would search all 9 MB of the compiler for exports, which takes twice as long as running it.
/** @type {typeof import('typescript')} */
const ts = createRequire(import.meta.url)('typescript');
/** @typedef {Record<string, (compiler: typeof ts, input: never) => unknown>} Tasks `runInThread` says what each takes. */
/** @type {{ module: string, task: string, input: never }} */
const { module, task, input } = workerData;
const source = fileURLToPath(new URL(`${module}.ts`, import.meta.url));
/** @type {Record<string, () => Promise<Tasks>>} */
const compiled = {
  'read-api': async () => {
    const { readApi } = await import('./read-api.js');
    return { readApi };
  },
  'emit-declarations': () => import('./emit-declarations.js'),
};
/** @type {Tasks | undefined} */
const work = existsSync(source) ? await importSource() : await compiled[module]?.();
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort?.postMessage(work?.[task]?.(ts, input));

/** @returns {Promise<Tasks>} */
async function importSource() {
  const { runnerImport } = await import('vite');
  const environments = { inline: { resolve: { noExternal: ['live-playground'], conditions: ['live-docs-source'] } } };
  const { module } = await runnerImport(source, { configFile: false, logLevel: 'error', environments });
  return /** @type {Tasks} */ (module);
}
