// @ts-check
// The other end of `readInThread`. Where the engine runs from its sources, Vite compiles them, as Node can't.
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';

// `import` would search all 9 MB of the compiler for exports, which takes twice as long as running it.
/** @type {typeof import('typescript')} */
const ts = createRequire(import.meta.url)('typescript');
const source = fileURLToPath(new URL('read-api.ts', import.meta.url));
const { readApi } = existsSync(source) ? await importSource() : await import('./read-api.js');
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort?.postMessage(readApi(ts, workerData));

/** @returns {Promise<typeof import('./read-api')>} */
async function importSource() {
  const { runnerImport } = await import('vite');
  const environments = { inline: { resolve: { noExternal: ['live-playground'], conditions: ['live-docs-source'] } } };
  const { module } = await runnerImport(source, { configFile: false, logLevel: 'error', environments });
  return /** @type {typeof import('./read-api')} */ (module);
}
