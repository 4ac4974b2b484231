// @ts-check
// The other end of `startRenderThread`: answers requests with the bundle for the server.
import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';

/** @type {import('../../../model').ServerEntry} */
const server = await import(pathToFileURL(workerData).href);
parentPort?.on('message', answer);
// What a demo starts for later (timers, promises) may fail without a browser. Nobody waits for it, and other pages go on.
process.on('uncaughtException', () => {});
process.on('unhandledRejection', () => {});

/** @param {import('./start-render-thread').RenderRequest} request */
async function answer({ number, page, left, demo, alone }) {
  /** @type {import('./start-render-thread').RenderAnswer} */
  let message;
  try {
    const render = async () => {
      if (demo === undefined) return server.renderPage(page ?? null, left);
      return { markup: await (alone ? server.renderDemoPage(demo) : server.renderDemo(demo)), styleTags: '' };
    };
    message = { number, rendered: await render() };
  } catch (error) {
    // Components may throw anything, and an error that is cloned loses a name of its own.
    const { name, message: text } = error instanceof Error ? error : new Error(String(error));
    message = { number, error: { name, message: text } };
  }
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage(message);
}
