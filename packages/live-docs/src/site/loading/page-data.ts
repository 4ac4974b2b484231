import { fetchJson } from './fetch-json';
import { withBase } from './with-base';

/** Data of pages by the address of their file: on the way, and there. */
const arriving = new Map<string, Promise<void>>();
const arrived = new Map<string, unknown>();

/** Loads what a page's module takes, once. @param href address of the file. @throws {AnswerError} as `fetchJson`. */
export function loadData(href: string): Promise<void> {
  const known = arriving.get(href);
  if (known) return known;
  const request = fetchJson(href).then(
    (data) => void arrived.set(href, data),
    (error: unknown) => {
      arriving.delete(href);
      throw error;
    },
  );
  arriving.set(href, request);
  return request;
}

/** As `loadData`. @param address below the base. */
export const loadDataAt = (address: string): Promise<void> => loadData(withBase(address));

/** What has been loaded, if it has. @param address below the base. */
export const findData = <T>(address: string): T | undefined => arrived.get(withBase(address)) as T | undefined;

/**
 * What has been loaded with a page. `importFiles` loads a page's data before the module that takes them runs.
 * @param address below the base.
 */
export function takeData<T>(address: string): T {
  const href = withBase(address);
  if (!arrived.has(href)) throw new Error(`${address} has not been loaded with its page`);
  return arrived.get(href) as T;
}
