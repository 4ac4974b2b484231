// @ts-check
// The other end of `readInThread`. Node cannot run TypeScript by itself; Vite brings it in.
import { fileURLToPath } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import ts from 'typescript';
import { runnerImport } from 'vite';

/** @type {{ module: typeof import('./read-api') }} */
const { module } = await runnerImport(fileURLToPath(new URL('read-api.ts', import.meta.url)), {
  configFile: false,
  logLevel: 'error',
});
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort?.postMessage(module.readApi(ts, workerData));
