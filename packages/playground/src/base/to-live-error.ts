import { isLoadError, toError } from './load-errors';
import { PlaygroundError } from '../model/playground-error';
import type { LiveError } from '../model/live';

/** What kept a source from running, without a place in it. */
export function toLiveError(thrown: unknown): LiveError {
  const { message } = toError(thrown);
  return isLoadError(thrown) || thrown instanceof PlaygroundError ? { message, unloaded: true } : { message };
}
