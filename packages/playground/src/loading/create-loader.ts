import { createListeners } from '../ui/create-listeners';
import { toError } from '../ui/to-error';
import { tryLoad, type Start } from './try-load';

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
  /** Ahead of need. @returns undefined on failure, which is left to `load`. */
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

  return {
    state: () => state,
    subscribe,
    loaded: () => (state.status === 'there' ? state.value : undefined),
    load,
    prefetch: () => load().catch(() => undefined),
  };
}
