import { markFailedStyles, reloadFailedStyles } from './failed-styles';
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
  const arrived = new Set<EventTarget | null>();
  const ended = new Promise<never>((_, reject) =>
    ending.signal.addEventListener('abort', () => reject(ending.signal.reason as Error)),
  );
  const onAbort = () => ending.abort(signal?.reason);
  const timer = setTimeout(() => ending.abort(toTimeout(id, arrived)), limit);
  const note = ({ target }: Event) => arrived.add(target);
  signal?.addEventListener('abort', onAbort);
  // A link's own events do not bubble; they can only be caught on their way down.
  document.addEventListener('load', note, true);
  const stopMarking = markFailedStyles();
  const attempt = async () => {
    const broken = await reloadFailedStyles();
    if (broken) throw new StyleChunkLoadError(id, 'error', broken);
    return start(ending.signal);
  };
  try {
    return await Promise.race([attempt(), ended]);
  } catch (error) {
    throw toLoadError(id, error);
  } finally {
    stopMarking();
    document.removeEventListener('load', note, true);
    signal?.removeEventListener('abort', onAbort);
    clearTimeout(timer);
  }
}

/** Blames the script or stylesheet that was asked for last and has not come, or else the page. */
function toTimeout(id: string, arrived: Set<EventTarget | null>): ChunkLoadError | StyleChunkLoadError {
  const links = [
    ...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload], link[rel=stylesheet]:not([media])'),
  ];
  const pending = links.findLast((link) => !arrived.has(link) && isPending(link));
  return pending?.rel === 'stylesheet'
    ? new StyleChunkLoadError(id, 'timeout', pending.href)
    : new ChunkLoadError(id, 'timeout', pending?.href ?? location.href);
}

/** A stylesheet may be asked for again, so that an older request of it is no sign. Of a script, only a request that has ended has an entry. */
function isPending({ rel, sheet, href }: HTMLLinkElement): boolean {
  return rel === 'stylesheet' ? !sheet : performance.getEntriesByName(href).length === 0;
}
