import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { BuildError } from 'live-playground/model';
import type { RenderedPage, ServerEntry, ServerPage } from '../../../model';

const THREAD = path.join(path.dirname(fileURLToPath(import.meta.url)), 'render-thread.mjs');

/** Milliseconds that a page or a demo may take to render, and the site's modules to load. */
const RENDER_LIMIT = 20_000;

/** Name of the error of what took longer. */
export const TOO_LONG = 'TimeoutError';

/** Renders pages and demos. */
export type Renderer = Pick<ServerEntry, 'renderPage' | 'renderDemo'>;

/** A thread that renders. */
export interface RenderThread extends Renderer, Pick<ServerEntry, 'renderDemoPage'> {
  stop(): Promise<unknown>;
}

/** A page, whose path may be `null`, or a demo. */
export interface RenderRequest {
  number: number;
  page?: string | null;
  text?: ServerPage | undefined;
  /** Ids of the page's demos that are left to browsers. */
  left?: readonly string[];
  demo?: string;
  /** True for the whole page of a demo alone. */
  alone?: true;
}

export type RenderAnswer = { number: number } & (
  | { rendered: RenderedPage }
  | { error: { name: string; message: string } }
);

/** What the thread says beside its answers: that it has loaded the bundle, and now and then that it isn't in an endless loop. */
export type ThreadSign = 'ready' | 'beat';

/** What the thread is given. */
export interface RenderThreadData {
  bundle: string;
  limit: number;
}

interface Asked {
  request: RenderRequest;
  resolve(rendered: RenderedPage): void;
  reject(error: Error): void;
}

/**
 * Renders in a thread, which leaves this one to the bundler's plugins. What waits for longer than the limit fails there. A thread
 * that says nothing for as long is in an endless loop. Another takes its place, and that of one that ended, and does what the
 * first was asked for one by one, which tells what is to blame.
 * @param bundle the server's bundle.
 * @returns the renderer; all that is asked for fails if the bundle can't be loaded, and once the thread was stopped.
 */
export function startRenderThread(bundle: string, limit: number = RENDER_LIMIT): RenderThread {
  /** What the thread is at, by number. */
  const posted = new Map<number, Asked>();
  const queue: Asked[] = [];
  let atOnce = Number.POSITIVE_INFINITY;
  let asked = 0;
  /** How far the thread is: a machine that is busy may take its time to start one. */
  let state: 'starting' | 'loading' | 'ready' = 'starting';
  let ended: Error | undefined;
  let silence: NodeJS.Timeout | undefined;
  let thread = start();

  function start(): Worker {
    state = 'starting';
    const workerData: RenderThreadData = { bundle, limit };
    const worker = new Worker(THREAD, { workerData, resourceLimits: { maxYoungGenerationSizeMb: 32 } });
    worker.on('message', (message: RenderAnswer | ThreadSign) => {
      if (worker !== thread) return;
      if (message === 'beat') state = state === 'ready' ? 'ready' : 'loading';
      else if (message === 'ready') state = 'ready';
      else settle(message);
      watch();
    });
    worker.on('error', (error) => {
      if (worker === thread) replace(error);
    });
    worker.on('exit', (code) => {
      if (worker === thread) replace(new Error(`it ended the process with code ${code}`));
    });
    return worker;
  }

  function settle(answer: RenderAnswer): void {
    const one = posted.get(answer.number);
    posted.delete(answer.number);
    if ('rendered' in answer) one?.resolve(answer.rendered);
    else one?.reject(Object.assign(new Error(answer.error.message), { name: answer.error.name }));
    postNext();
  }

  function postNext(): void {
    while (posted.size < atOnce) {
      const one = queue.shift();
      if (!one) return;
      posted.set(one.request.number, one);
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
      thread.postMessage(one.request);
    }
  }

  function watch(): void {
    clearTimeout(silence);
    const tooLong = () =>
      replace(Object.assign(new Error(`it doesn't end within ${limit / 1000} seconds`), { name: TOO_LONG }));
    if (posted.size === 0 || state === 'starting') return;
    // After a time in which this thread was busy, what the other has said arrives between the two.
    silence = setTimeout(() => (silence = setTimeout(tooLong, limit / 4)), limit);
  }

  /** @param error what has become of the thread. */
  function replace(error: Error): void {
    if (ended) return;
    const former = thread;
    if (state === 'ready') {
      const stuck = [...posted.values()];
      posted.clear();
      if (stuck.length === 1) stuck[0]?.reject(error);
      else queue.unshift(...stuck);
      atOnce = 1;
      thread = start();
      postNext();
      watch();
    } else end(unloadable(error));
    void former.terminate();
  }

  function end(error: Error): void {
    ended = error;
    clearTimeout(silence);
    for (const { reject } of [...posted.values(), ...queue]) reject(error);
    posted.clear();
    queue.length = 0;
  }

  const ask = (what: Omit<RenderRequest, 'number'>) =>
    new Promise<RenderedPage>((resolve, reject) => {
      if (ended) return reject(ended);
      queue.push({ request: { number: asked++, ...what }, resolve, reject });
      postNext();
      watch();
    });
  return {
    renderPage: (page, text, left = []) => ask({ page, text, left }),
    renderDemo: async (demo) => (await ask({ demo })).markup,
    renderDemoPage: async (demo) => (await ask({ demo, alone: true })).markup,
    stop() {
      end(new Error('The thread that renders was stopped'));
      return thread.terminate();
    },
  };
}

const unloadable = (error: Error) =>
  new BuildError({
    file: 'site.config.ts',
    found: `the modules of the site can't be loaded for prerendering: ${error.name}: ${error.message}`,
    expected: 'modules that load without a browser: the theme, mdxComponents, serverStyles, and all that they import',
    fix: 'Move what needs a browser, or waits, into a component, an effect or an event handler',
  });
