import { isLoadError } from './load-errors';
import { toError } from '../ui/to-error';
import type { LiveError } from '../model/live';

/** What kept a source from running, without a place in it. */
export function toLiveError(thrown: unknown): LiveError {
  const { message } = toError(thrown);
  return isLoadError(thrown) ? { message, unloaded: true } : { message };
}
