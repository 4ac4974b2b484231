import { LIVE_SCHEME, readFrames, type Frame } from './locate-error';

/**
 * Watches for errors that nobody caught.
 * @param onError told of each, with its frames; true claims it, and the browser says nothing more of it.
 * @returns what stops the watch.
 */
export function watchErrors(onError: (error: unknown, frames: Frame[]) => boolean): () => void {
  const watch = new AbortController();
  const framesOf = (error: unknown) => (error instanceof Error ? readFrames(error.stack ?? '') : []);
  const tell = (event: Event, error: unknown, frames: Frame[]) => {
    if (!event.defaultPrevented && onError(error, frames)) event.preventDefault();
  };
  const { signal } = watch;
  window.addEventListener(
    'error',
    (event) => {
      const { filename, lineno, colno, error, message } = event;
      // Scripts that failed to load, and notices such as those of ResizeObserver, come without an error.
      if (event.target !== window || (error === null && !filename.startsWith(LIVE_SCHEME))) return;
      const frames = framesOf(error);
      if (frames.length === 0 && filename.startsWith(LIVE_SCHEME))
        frames.push({ url: filename, line: lineno, column: colno });
      tell(event, error ?? message, frames);
    },
    { signal },
  );
  window.addEventListener('unhandledrejection', (event) => tell(event, event.reason, framesOf(event.reason)), {
    signal,
  });
  return () => watch.abort();
}
