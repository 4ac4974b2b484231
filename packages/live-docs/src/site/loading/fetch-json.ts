import { AnswerError } from './load-errors';

/**
 * Fetches data. Use it in `load` or `createLoader`, which name the failure.
 * @throws {AnswerError} if the server does not answer with JSON.
 */
export async function fetchJson<T>(address: string, init: RequestInit = {}): Promise<T> {
  const { href } = new URL(address, location.href);
  const ask = async (cache?: RequestCache): Promise<T> => {
    const response = await fetch(href, cache ? { ...init, cache } : init);
    const type = response.headers.get('content-type') ?? 'no type';
    if (!response.ok || !type.includes('json'))
      throw new AnswerError(`the server answered ${response.status}, ${type}`, href);
    return (await response.json()) as T;
  };
  try {
    return await ask().catch((error: unknown) => {
      // Cut short: the browser's cache may keep it like that.
      if (error instanceof SyntaxError) return ask('reload');
      throw error;
    });
  } catch (error) {
    init.signal?.throwIfAborted();
    throw error instanceof AnswerError ? error : new AnswerError('the server does not answer', href, { cause: error });
  }
}
