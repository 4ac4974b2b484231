// @ts-check
// The other end of `runInThread`. Where the engine runs from its sources, Vite compiles them, as Node can't.
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';

// `import` would search all 9 MB of the compiler for exports, which takes twice as long as running it.
/** @type {typeof import('typescript')} */
const ts = createRequire(import.meta.url)('typescript');
/** @type {{ module: string, task: string, input: unknown }} */
const { module, task, input } = workerData;
const source = fileURLToPath(new URL(`${module}.ts`, import.meta.url));
/** @type {Record<string, () => Promise<any>>} */
const compiled = {
  'read-api': () => import('./read-api.js'),
  'emit-declarations': () => import('./emit-declarations.js'),
};
/** @type {Record<string, (compiler: typeof ts, input: unknown) => unknown>} */
const work = existsSync(source) ? await importSource() : await compiled[module]?.();
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort?.postMessage(work[task]?.(ts, input));

/** @returns {Promise<Record<string, (compiler: typeof ts, input: unknown) => unknown>>} */
async function importSource() {
  const { runnerImport } = await import('vite');
  const environments = { inline: { resolve: { noExternal: ['live-playground'], conditions: ['live-docs-source'] } } };
  const { module } = await runnerImport(source, { configFile: false, logLevel: 'error', environments });
  return /** @type {Record<string, (compiler: typeof ts, input: unknown) => unknown>} */ (module);
}
