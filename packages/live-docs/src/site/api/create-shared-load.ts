import { toError } from '../ui/to-error';
import { createListeners } from '../ui/create-listeners';
import type { Loader } from '../loading';
import { keepRow } from './keep-row';

/** How far something has come. */
export interface Progress<T> {
  value?: T;
  /** What kept it from coming. */
  problem?: Error;
}

/** Something that all tables of a page wait for, and show at once when it's there. */
export interface SharedLoad<T> {
  progress(): Progress<T>;
  subscribe(listener: () => void): () => void;
  /** Loads it, or again after a failure. */
  start(): void;
}

/** See `SharedLoad`. */
export function createSharedLoad<T>(loader: Loader<T>): SharedLoad<T> {
  const { subscribe, notify } = createListeners();
  const loaded = loader.loaded();
  let progress: Progress<T> = loaded === undefined ? {} : { value: loaded };
  let isLoading = false;

  const load = async () => {
    isLoading = true;
    try {
      progress = { value: await loader.load() };
    } catch (error) {
      progress = { problem: toError(error) };
    }
    isLoading = false;
    keepRow(notify);
  };

  return {
    progress: () => progress,
    subscribe,
    start() {
      if (!isLoading && progress.value === undefined) void load();
    },
  };
}
