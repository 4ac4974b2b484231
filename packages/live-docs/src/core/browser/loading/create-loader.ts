import {
  createLoader as createPlainLoader,
  type Loader as PlainLoader,
  type Resources,
  type Start,
} from 'live-playground/loading';
import { throwUnlessLeft, type Wait } from './load';

/** A loader of what a page wants: what fails after a new deploy may have the page left for the new one. */
export interface Loader<T> extends PlainLoader<T> {
  /** For a reader who waits. See `load`. */
  load(wait?: Wait): Promise<T>;
}

/**
 * @param id what it is called in a message.
 * @param value what has been loaded already.
 */
export function createLoader<T>(id: string, start: Start<T>, value?: T): Loader<T> {
  const loader = createPlainLoader(id, start, value);
  let hasFailed = false;
  return {
    ...loader,
    async load(wait) {
      try {
        return await loader.load();
      } catch (error) {
        const isSecond = hasFailed;
        hasFailed = true;
        return throwUnlessLeft(error, { ...wait, isSecond });
      }
    },
  };
}

/** The loader that all share who load the same. @param id its key in the resources, and what it is called in a message. */
export const loaderOf = <T>(resources: Resources, id: string, start: Start<T>): Loader<T> =>
  resources.get(id, () => createLoader(id, start));
