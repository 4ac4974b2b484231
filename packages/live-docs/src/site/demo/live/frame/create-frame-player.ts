import { isCompileDone, type CompileDone, type SetSource } from '../../../../model';
import type { LiveError } from '../live';
import type { Player } from '../session/player';

/**
 * Plays a demo in a frame: sources go there as messages, and what came of them comes back as one.
 * @param onError told of errors after a demo stood.
 */
export function createFramePlayer(frame: HTMLIFrameElement, onError: (error: LiveError) => void): Player {
  const { origin } = window.location;
  let latest = 0;
  let settle: ((error: LiveError | null | undefined) => void) | undefined;
  let ready = untilLoaded(frame);

  const onMessage = ({ source, origin: from, data }: MessageEvent<unknown>) => {
    // Any window may write to this one: only the frame's own word counts.
    if (source !== frame.contentWindow || from !== origin || !isCompileDone(data) || data.id !== latest) return;
    if (settle) settle(data.err);
    else if (data.err) onError(data.err);
    settle = undefined;
  };
  window.addEventListener('message', onMessage);

  const send = (id: number, source: SetSource['source']) =>
    frame.contentWindow?.postMessage({ type: 'setSource', id, source } satisfies SetSource, origin);

  return {
    prepare: () => (frame.loading = 'eager'),
    async play({ files }, isStale) {
      frame.loading = 'eager';
      await ready;
      if (isStale()) return undefined;
      settle?.(undefined);
      const id = ++latest;
      send(id, files);
      return new Promise<CompileDone['err'] | undefined>((resolve) => {
        settle = resolve;
      });
    },
    clear() {
      settle?.(undefined);
      settle = undefined;
      latest += 1;
      ready = untilLoaded(frame, true);
      frame.contentWindow?.location.reload();
    },
    close() {
      window.removeEventListener('message', onMessage);
      settle?.(undefined);
    },
  };
}

/** Resolves once the frame's document has run its scripts. */
function untilLoaded(frame: HTMLIFrameElement, again = false): Promise<void> {
  const { contentDocument: page } = frame;
  // A frame that has not begun to load holds an empty document, which is complete.
  if (!again && page?.readyState === 'complete' && page.URL === frame.src) return Promise.resolve();
  return new Promise((resolve) => frame.addEventListener('load', () => resolve(), { once: true }));
}
