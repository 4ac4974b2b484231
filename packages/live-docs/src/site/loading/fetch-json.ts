import { AnswerError } from './load-errors';

/**
 * Fetches data. Use it in `load` or `createLoader`, which name the failure.
 * @throws {AnswerError} if the server does not answer with JSON.
 */
export async function fetchJson<T>(address: string, init: RequestInit = {}): Promise<T> {
  const read = async (response: Response) => (await response.json()) as T;
  return ask(address, init, 'json', async (again) => {
    try {
      return await read(await again());
    } catch (error) {
      // Cut short: the browser's cache may keep it like that.
      if (error instanceof SyntaxError) return read(await again('reload'));
      throw error;
    }
  });
}

/**
 * Fetches the text of a script. Use it as `fetchJson`.
 * @throws {AnswerError} if the server does not answer with a script.
 */
export async function fetchScript(address: string, init: RequestInit = {}): Promise<string> {
  return ask(address, init, 'javascript', async (again) => (await again()).text());
}

/** @param type what the answer's media type must contain. */
async function ask<T>(
  address: string,
  init: RequestInit,
  type: string,
  read: (again: (cache?: RequestCache) => Promise<Response>) => Promise<T>,
): Promise<T> {
  const { href } = new URL(address, location.href);
  const again = async (cache?: RequestCache) => {
    const response = await fetch(href, cache ? { ...init, cache } : init);
    const answered = response.headers.get('content-type') ?? 'no type';
    if (!response.ok || !answered.includes(type))
      throw new AnswerError(`the server answered ${response.status}, ${answered}`, href);
    return response;
  };
  try {
    return await read(again);
  } catch (error) {
    init.signal?.throwIfAborted();
    throw error instanceof AnswerError ? error : new AnswerError('the server does not answer', href, { cause: error });
  }
}
