import { isCompileDone, type CompileDone, type SetSource } from '../../../../model';
import { ANSWER_LIMIT, LOAD_LIMIT, tryLoad } from '../../../loading';
import type { LiveError } from '../live';
import type { Player } from '../session/player';

/**
 * Plays a demo in a frame: sources go there as messages, and what came of them comes back as one. A frame that doesn't
 * answer is loaded again.
 * @param onError told of errors after a demo stood.
 */
export function createFramePlayer(frame: HTMLIFrameElement, onError: (error: LiveError) => void): Player {
  const { origin } = window.location;
  const closing = new AbortController();
  const { signal } = closing;
  let latest = 0;
  let settle: ((error: LiveError | null | undefined) => void) | undefined;
  let ready = untilLoaded(frame);
  /** Until its first answer, the frame may still be fetching what runs a source. */
  let hasAnswered = false;

  const onMessage = ({ source, origin: from, data }: MessageEvent<unknown>) => {
    // Any window may write to this one: only the frame's own word counts.
    if (source !== frame.contentWindow || from !== origin || !isCompileDone(data) || data.id !== latest) return;
    hasAnswered = true;
    if (settle) settle(data.err);
    else if (data.err) onError(data.err);
    settle = undefined;
  };
  window.addEventListener('message', onMessage, { signal });

  const drop = () => {
    settle?.(undefined);
    settle = undefined;
  };
  const reload = () => {
    drop();
    latest += 1;
    hasAnswered = false;
    ready = untilLoaded(frame, true);
    frame.contentWindow?.location.reload();
  };
  const send = (id: number, source: SetSource['source']) =>
    frame.contentWindow?.postMessage({ type: 'setSource', id, source } satisfies SetSource, origin);

  return {
    prepare: () => (frame.loading = 'eager'),
    async play({ files }, isStale) {
      frame.loading = 'eager';
      const ask = () => {
        drop();
        const id = ++latest;
        send(id, files);
        return new Promise<CompileDone['err'] | undefined>((resolve) => {
          settle = resolve;
        });
      };
      try {
        await tryLoad('frame', () => ready, { signal });
        if (isStale()) return undefined;
        return await tryLoad('frame', ask, { signal, limit: hasAnswered ? ANSWER_LIMIT : LOAD_LIMIT });
      } catch (error) {
        if (isStale() || signal.aborted) return undefined;
        reload();
        throw error;
      }
    },
    clear: reload,
    close() {
      closing.abort();
      drop();
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
