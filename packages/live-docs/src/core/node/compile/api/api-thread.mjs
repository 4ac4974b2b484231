// @ts-check
// Reads with the compiler for `keptReading`. Where the engine runs from its sources, Vite compiles them, as Node can't.
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';

/** @typedef {typeof import('./kept-reading.js')} Module */
// `import` would search all 9 MB of the compiler for exports, which takes twice as long as running it.
/** @type {typeof import('typescript')} */
const ts = createRequire(import.meta.url)('typescript');
/** @type {{ name: keyof Module['READERS'], input: never }} */
const { name, input } = workerData;
const source = fileURLToPath(new URL('kept-reading.ts', import.meta.url));
const { READERS } = existsSync(source) ? await importSource() : await import('./kept-reading.js');
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort?.postMessage(READERS[name](ts, input));

/** @returns {Promise<Module>} */
async function importSource() {
  const { runnerImport } = await import('vite');
  const environments = { inline: { resolve: { noExternal: ['live-playground'], conditions: ['live-docs-source'] } } };
  const { module } = await runnerImport(source, { configFile: false, logLevel: 'error', environments });
  return /** @type {Module} */ (module);
}
