import { isLoadError } from './load-errors';
import { recover, type Recovery } from './recover';
import { currentPress } from './resume';
import { tryLoad, type LoadEnd, type Start } from './try-load';

/** How a reader waits for something. */
export interface Wait extends Pick<Recovery, 'signal' | 'leave'> {
  /** True to keep the page whatever fails: the reader is in the middle of something. */
  stay?: boolean;
}

/**
 * Loads something that a reader waits for. If that fails after a new deploy, the page is left for the new one, where the button
 * that the reader pressed for it is pressed again.
 * @param id what it is called in a message.
 * @throws {ChunkLoadError | StyleChunkLoadError} if a request failed or took too long.
 */
export async function load<T>(id: string, start: Start<T>, options: LoadEnd & Wait = {}): Promise<T> {
  const press = currentPress();
  try {
    return await tryLoad(id, start, options);
  } catch (error) {
    return await throwUnlessLeft(error, { ...options, press });
  }
}

/** Something that is loaded once for all who want it; what failed is loaded again when it is next wanted. */
export interface Loader<T> {
  /** What has been loaded. */
  loaded(): T | undefined;
  /** For a reader who waits. See `load`. */
  load(wait?: Wait): Promise<T>;
  /** Ahead of need. @returns undefined on failure, which is left to `load`. */
  prefetch(): Promise<T | undefined>;
}

/**
 * @param id what it is called in a message.
 * @param value what has been loaded already.
 */
export function createLoader<T>(id: string, start: Start<T>, value?: T): Loader<T> {
  let arriving: Promise<T> | undefined = value === undefined ? undefined : Promise.resolve(value);
  let hasFailed = false;

  const attempt = async () => {
    try {
      value = await tryLoad(id, start);
      return value;
    } catch (error) {
      arriving = undefined;
      throw error;
    }
  };
  const loadOnce = () => (arriving ??= attempt());

  return {
    loaded: () => value,
    async load(wait) {
      const press = currentPress();
      try {
        return await loadOnce();
      } catch (error) {
        const isSecond = hasFailed;
        hasFailed = true;
        return await throwUnlessLeft(error, { ...wait, press, isSecond });
      }
    },
    prefetch: () => loadOnce().catch(() => undefined),
  };
}

/** @returns never: a page that is being left shows no failure. */
async function throwUnlessLeft(error: unknown, { stay, ...recovery }: Wait & Recovery): Promise<never> {
  if (!stay && isLoadError(error) && (await recover(error, recovery))) return new Promise(() => undefined);
  throw error;
}
