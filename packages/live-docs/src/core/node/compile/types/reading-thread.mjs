// @ts-check
// Reads with the compiler for `keptReading`. Where the engine runs from its sources, Vite compiles them, as Node can't.
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';

/** @typedef {Record<string, import('./kept-reading.js').Reader<unknown, unknown>['read']>} Module */
// `import` would search all 9 MB of the compiler for exports, which takes twice as long as running it.
/** @type {typeof import('typescript')} */
const ts = createRequire(import.meta.url)('typescript');
/** @type {{ module: string, name: string, input: unknown }} */
const { module, name, input } = workerData;
/** @type {Module} */
const readers = module.endsWith('.ts') ? await importSource() : await import(pathToFileURL(module).href);
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort?.postMessage(readers[name]?.(ts, input));

/** @returns {Promise<Module>} */
async function importSource() {
  const { runnerImport } = await import('vite');
  const environments = { inline: { resolve: { noExternal: ['live-playground'], conditions: ['live-docs-source'] } } };
  const source = await runnerImport(module, { configFile: false, logLevel: 'error', environments });
  return /** @type {Module} */ (source.module);
}
