// @ts-check
// The other end of `startRenderThread`: answers requests with the bundle for the server.
import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';

/** @type {import('./start-render-thread').RenderThreadData} */
const { bundle, limit } = workerData;
post('beat');
setInterval(() => post('beat'), limit / 4);

/** @type {import('../../../model').ServerEntry} */
const server = await inTime(import(pathToFileURL(bundle).href));
parentPort?.on('message', answer);
post('ready');
// What a demo starts for later (timers, promises) may fail without a browser. Nobody waits for it, and other pages go on.
process.on('uncaughtException', () => {});
process.on('unhandledRejection', () => {});

/** @param {import('./start-render-thread').RenderRequest} request */
async function answer({ number, page, text, left, demo, alone }) {
  try {
    const render = async () => {
      if (demo === undefined) return server.renderPage(page ?? null, text, left);
      return { markup: await (alone ? server.renderDemoPage(demo) : server.renderDemo(demo)), styleTags: '' };
    };
    post({ number, rendered: await inTime(render()) });
  } catch (error) {
    // Components may throw anything, and an error that is cloned loses a name of its own.
    const { name, message } = error instanceof Error ? error : new Error(String(error));
    post({ number, error: { name, message } });
  }
}

/**
 * @template T
 * @param {Promise<T>} work
 */
async function inTime(work) {
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  const late = new Promise((_, reject) => {
    const error = new Error(`it still waits after ${limit / 1000} seconds`);
    timer = setTimeout(() => reject(Object.assign(error, { name: 'TimeoutError' })), limit);
  });
  try {
    return await Promise.race([work, /** @type {Promise<never>} */ (late)]);
  } finally {
    clearTimeout(timer);
  }
}

/** @param {import('./start-render-thread').RenderAnswer | import('./start-render-thread').ThreadSign} message */
function post(message) {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage(message);
}
