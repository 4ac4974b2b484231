import { ChunkLoadError, StyleChunkLoadError, toLoadError, toError } from './load-errors';
import { savesData } from './idle';
import { createListeners } from './state';

/** Of a link: its file is on the way. */
const ASKED = 'data-asked';

export const markAsked = (link: HTMLLinkElement): void => link.setAttribute(ASKED, '');

export const unmarkAsked = (link: HTMLLinkElement): void => link.removeAttribute(ASKED);

export const isAsked = (link: HTMLLinkElement): boolean => link.hasAttribute(ASKED);

/** The link of the file that was asked for last and has not come. */
const findAsked = (): HTMLLinkElement | undefined =>
  [...document.querySelectorAll<HTMLLinkElement>(`link[${ASKED}]`)].at(-1);

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

/** How far something has come. */
export type LoaderState<T> =
  | { status: 'idle' }
  | { status: 'asked'; promise: Promise<T> }
  | { status: 'there'; value: T }
  | { status: 'failed'; error: Error };

/** Something that is loaded once for all who want it; what failed is loaded again when it is next wanted. */
export interface Loader<T> {
  state(): LoaderState<T>;
  /** Tells a listener when it's there, or has failed. */
  subscribe(listener: () => void): () => void;
  /** What has been loaded. */
  loaded(): T | undefined;
  /** @throws {ChunkLoadError | StyleChunkLoadError} if a request failed or took too long. */
  load(): Promise<T>;
  /**
   * Ahead of need: does nothing for a reader who saves data.
   * @returns undefined if it's not there, or on failure, which is left to `load`.
   */
  prefetch(): Promise<T | undefined>;
}

/**
 * @param id what it is called in a message.
 * @param value what has been loaded already.
 */
export function createLoader<T>(id: string, start: Start<T>, value?: T): Loader<T> {
  const { subscribe, notify } = createListeners();
  let state: LoaderState<T> = value === undefined ? { status: 'idle' } : { status: 'there', value };

  const attempt = async () => {
    try {
      const loaded = await tryLoad(id, start);
      state = { status: 'there', value: loaded };
      return loaded;
    } catch (error) {
      state = { status: 'failed', error: toError(error) };
      throw error;
    } finally {
      notify();
    }
  };
  const load = async () => {
    if (state.status === 'there') return state.value;
    if (state.status === 'asked') return state.promise;
    const promise = attempt();
    state = { status: 'asked', promise };
    return promise;
  };

  const loaded = () => (state.status === 'there' ? state.value : undefined);
  return {
    state: () => state,
    subscribe,
    loaded,
    load,
    prefetch: async () => (savesData() ? loaded() : load().catch(() => undefined)),
  };
}
