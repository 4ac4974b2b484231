import { AnswerError } from './load-errors';

/**
 * Fetches data. Use it in `load` or `createLoader`, which name the failure.
 * @throws {AnswerError} if the server does not answer with JSON.
 */
export const fetchJson = async <T>(address: string, init?: RequestInit): Promise<T> =>
  ask(address, 'json', async (response) => (await response.json()) as T, init);

/**
 * Fetches a text. Use it as `fetchJson`.
 * @param type part of the media type: `javascript`.
 * @throws {AnswerError} if the server answers with another type.
 */
export const fetchText = async (address: string, type: string, init?: RequestInit): Promise<string> =>
  ask(address, type, (response) => response.text(), init);

/**
 * Replaces files in the browser's cache: a host may have answered with its fallback while it was being deployed to, and
 * browsers keep that as long as the file. What can't be fetched fails when it's asked for again.
 */
export const refresh = async (addresses: Iterable<string>): Promise<void> =>
  void (await Promise.allSettled([...new Set(addresses)].map((address) => fetch(address, { cache: 'reload' }))));

/** Asks again, past the browser's cache, if the answer is wrong or was cut short. @param type part of the media type. */
async function ask<T>(
  address: string,
  type: string,
  read: (response: Response) => Promise<T>,
  init: RequestInit = {},
): Promise<T> {
  const { href } = new URL(address, location.href);
  const attempt = async (options: RequestInit) => {
    const response = await fetch(href, options);
    const answered = response.headers.get('content-type') ?? 'no type';
    if (response.ok && answered.includes(type)) return read(response);
    throw new AnswerError(`the server answered ${response.status}, ${answered}`, href);
  };
  try {
    return await attempt(init).catch((error: unknown) => {
      if (error instanceof AnswerError || error instanceof SyntaxError) return attempt({ ...init, cache: 'reload' });
      throw error;
    });
  } catch (error) {
    init.signal?.throwIfAborted();
    throw error instanceof AnswerError ? error : new AnswerError('the server does not answer', href, { cause: error });
  }
}
