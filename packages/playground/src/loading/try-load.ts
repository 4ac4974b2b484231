import { findAsked } from './asked-links';
import { ChunkLoadError, StyleChunkLoadError, toLoadError } from './load-errors';

/** Milliseconds after which what has not answered counts as failed. */
export const LOAD_LIMIT = 120_000;
/** Milliseconds in which what is there has answered, however slow the device: a worker, a frame, a small file. */
export const ANSWER_LIMIT = 10_000;

/** What starts to load: an import, a request. The signal ends with the wait. */
export type Start<T> = (signal: AbortSignal) => T | Promise<T>;

/** What ends the wait. */
export interface LoadEnd {
  /** Aborts it. */
  signal?: AbortSignal | undefined;
  /** Milliseconds to wait; `LOAD_LIMIT` unless given. */
  limit?: number;
}

/**
 * Loads something once and names its failure.
 * @param id what it is called in a message: a page's path, `code of simple`.
 * @throws {ChunkLoadError | StyleChunkLoadError} if a request failed or took too long.
 * @throws the signal's reason.
 */
export async function tryLoad<T>(
  id: string,
  start: Start<T>,
  { signal, limit = LOAD_LIMIT }: LoadEnd = {},
): Promise<T> {
  signal?.throwIfAborted();
  const ending = new AbortController();
  const ended = new Promise<never>((_, reject) =>
    ending.signal.addEventListener('abort', () => reject(ending.signal.reason as Error)),
  );
  const onAbort = () => ending.abort(signal?.reason);
  const timer = setTimeout(() => ending.abort(toTimeout(id)), limit);
  signal?.addEventListener('abort', onAbort);
  const attempt = async () => start(ending.signal);
  try {
    return await Promise.race([attempt(), ended]);
  } catch (error) {
    throw toLoadError(id, error);
  } finally {
    signal?.removeEventListener('abort', onAbort);
    clearTimeout(timer);
  }
}

/** Blames the script or stylesheet that was asked for last and has not come, or else the page. */
function toTimeout(id: string): ChunkLoadError | StyleChunkLoadError {
  const link = findAsked();
  const { href } = link ?? location;
  return link?.rel === 'stylesheet'
    ? new StyleChunkLoadError(id, 'timeout', href)
    : new ChunkLoadError(id, 'timeout', href);
}
