import { isSetSource, type CompileDone, type LiveError, type RequestId } from '../../model';
import { createLoader } from '../loading';
import { createListeners } from '../ui/create-listeners';
import type { RunChange } from './live/session/create-runner';
import type { LiveView } from './live/session/live-session';
import { toLiveError } from './live/to-live-error';

/** A demo in a frame, as the page around it has it. */
export interface FrameHost {
  subscribe(listener: () => void): () => void;
  view(): Pick<LiveView, 'state' | 'component'>;
}

/**
 * Listens to the page that embeds this one, from now on: what the page sends before the demo is there is not lost.
 * Any window may write to this one; only the embedding page counts, and only from our own origin.
 */
export function createFrameHost(id: string): FrameHost {
  const { parent } = window;
  const { origin } = window.location;
  const { subscribe, notify } = createListeners();
  let view: ReturnType<FrameHost['view']> = { state: 'idle' };
  /** The request whose source stands: what goes wrong later is its doing, whatever was asked since. */
  let standing: RequestId | undefined;

  const update = (change: RunChange | Pick<LiveView, 'component'>) => {
    view = { ...view, ...change };
    notify();
  };
  const answer = (id: RequestId, err: LiveError | null) =>
    parent.postMessage({ type: 'compileDone', id, err } satisfies CompileDone, origin);
  const tellLater = (error: LiveError) => {
    if (standing !== undefined) answer(standing, error);
  };
  const runner = createLoader('editor', async () => {
    const { createFrameRunner } = await import('./live/frame/create-frame-runner');
    return createFrameRunner(id, { onChange: update, onError: tellLater });
  });

  if (parent !== window) {
    window.addEventListener('message', async ({ source, origin: from, data }: MessageEvent<unknown>) => {
      if (source !== parent || from !== origin || !isSetSource(data)) return;
      try {
        const { run } = await runner.load({ stay: true });
        const err = await run(data.source);
        if (err === null) standing = data.id;
        if (err !== undefined) answer(data.id, err);
      } catch (error) {
        answer(data.id, toLiveError(error));
      }
    });
  }

  return {
    subscribe,
    view: () => view,
  };
}
