import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { RenderedPage, ServerEntry } from '../../../model';

const THREAD = path.join(path.dirname(fileURLToPath(import.meta.url)), 'render-thread.mjs');

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

/**
 * Renders in a thread, which leaves this one to the bundler's plugins.
 * @param bundle the server's bundle.
 * @returns the renderer; all that is asked for fails once the thread has ended.
 */
export function startRenderThread(bundle: string): RenderThread {
  const thread = new Worker(THREAD, { workerData: bundle, resourceLimits: { maxYoungGenerationSizeMb: 12 } });
  const waiting = new Map<number, { resolve(rendered: RenderedPage): void; reject(error: Error): void }>();
  let asked = 0;
  let ended: Error | undefined;
  const end = (error: Error) => {
    ended ??= error;
    for (const { reject } of waiting.values()) reject(ended);
    waiting.clear();
  };
  thread.on('message', (answer: RenderAnswer) => {
    const request = waiting.get(answer.number);
    waiting.delete(answer.number);
    if ('rendered' in answer) request?.resolve(answer.rendered);
    else request?.reject(Object.assign(new Error(answer.error.message), { name: answer.error.name }));
  });
  thread.on('error', end);
  thread.on('exit', (code) => end(new Error(`The process was ended with code ${code}`)));
  const ask = (what: Omit<RenderRequest, 'number'>) =>
    new Promise<RenderedPage>((resolve, reject) => {
      if (ended) return reject(ended);
      const request: RenderRequest = { number: asked++, ...what };
      waiting.set(request.number, { resolve, reject });
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
      thread.postMessage(request);
    });
  return {
    renderPage: (page, left = []) => ask({ page, left }),
    renderDemo: async (demo) => (await ask({ demo })).markup,
    renderDemoPage: async (demo) => (await ask({ demo, alone: true })).markup,
    stop: () => thread.terminate(),
  };
}
