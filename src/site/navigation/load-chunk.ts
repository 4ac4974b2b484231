/** Milliseconds after which a chunk that has not answered counts as failed. */
export const CHUNK_TIMEOUT = 120_000;

/** How a chunk failed: its request did, or there was no answer in time. */
export type ChunkFailure = 'error' | 'timeout';

/** A script chunk that could not be loaded. */
export class ChunkLoadError extends Error {
  override name = 'ChunkLoadError';

  /**
   * @param request address that was asked for.
   */
  constructor(
    id: string,
    readonly type: ChunkFailure,
    readonly request: string,
    options?: ErrorOptions,
  ) {
    super(`Loading chunk ${id} failed`, options);
  }
}

/** A style chunk that could not be loaded. */
export class StyleChunkLoadError extends Error {
  override name = 'StyleChunkLoadError';
  readonly code = 'CSS_CHUNK_LOAD_FAILED';

  /**
   * @param request address that was asked for.
   */
  constructor(
    id: string,
    readonly type: ChunkFailure,
    readonly request: string,
    options?: ErrorOptions,
  ) {
    super(`Loading CSS chunk ${id} failed`, options);
  }
}

/**
 * Loads a chunk and names its failure.
 * @param id name of the chunk, for the message: a page's path, a demo's id.
 * @param load imports it.
 * @throws {ChunkLoadError | StyleChunkLoadError} where a request failed or took over two minutes.
 */
export async function loadChunk<T>(id: string, load: () => Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChunkLoadError(id, 'timeout', location.href)), CHUNK_TIMEOUT);
  });
  try {
    return await Promise.race([load(), timeout]);
  } catch (error) {
    throw nameFailure(id, error);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * What the browsers and Vite say of a failed import:
 * Chromium "Failed to fetch dynamically imported module: <address>", Firefox "error loading dynamically imported module: <address>",
 * Safari "Importing a module script failed.", Vite "Unable to preload CSS for <path>".
 */
function nameFailure(id: string, error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const style = /Unable to preload CSS for (\S+)/.exec(error.message);
  if (style) return new StyleChunkLoadError(id, 'error', new URL(style[1]!, location.href).href, { cause: error });
  if (/dynamically imported module|Importing a module script failed/.test(error.message)) {
    const address = /https?:\S+/.exec(error.message)?.[0] ?? location.href;
    return new ChunkLoadError(id, 'error', address, { cause: error });
  }
  return error;
}

/** True for the failure of a chunk, of script or style. */
export function isChunkError(error: unknown): error is ChunkLoadError | StyleChunkLoadError {
  return error instanceof ChunkLoadError || error instanceof StyleChunkLoadError;
}
