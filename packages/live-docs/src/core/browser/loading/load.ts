import { isLoadError, tryLoad } from 'live-playground/loading';
import { type LoadEnd, type Start } from 'live-playground/loading';
import { recover, type Recovery } from './recover';

/** How a reader waits for something. */
export interface Wait extends Pick<Recovery, 'signal' | 'leave'> {
  /** True to keep the page whatever fails: the reader is in the middle of something. */
  stay?: boolean;
}

/**
 * Loads something that a reader waits for. If that fails after a new deploy, the page is left for the new one.
 * @param id what it is called in a message.
 * @throws {ChunkLoadError | StyleChunkLoadError} if a request failed or took too long.
 */
export async function load<T>(id: string, start: Start<T>, options: LoadEnd & Wait = {}): Promise<T> {
  try {
    return await tryLoad(id, start, options);
  } catch (error) {
    return throwUnlessLeft(error, options);
  }
}

/** @returns never: a page that is being left shows no failure. */
export async function throwUnlessLeft(error: unknown, { stay, ...recovery }: Wait & Recovery): Promise<never> {
  if (!stay && isLoadError(error) && (await recover(error, recovery))) return new Promise(() => undefined);
  throw error;
}
