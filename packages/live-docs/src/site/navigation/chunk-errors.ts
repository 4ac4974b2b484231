/** How a chunk failed: its request did, or there was no answer in time. */
export type ChunkFailure = 'error' | 'timeout';

/** A script chunk that could not be loaded. */
export class ChunkLoadError extends Error {
  override name = 'ChunkLoadError';

  /**
   * @param id name of the chunk.
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
   * @param id name of the chunk.
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

/** True for the failure of a chunk, of script or style. */
export function isChunkError(error: unknown): error is ChunkLoadError | StyleChunkLoadError {
  return error instanceof ChunkLoadError || error instanceof StyleChunkLoadError;
}

/**
 * Turns what browsers and Vite say of a failed import into an error of ours; any other error comes back as it is.
 * Chromium: "Failed to fetch dynamically imported module: <address>". Firefox: "error loading dynamically imported
 * module: <address>". Safari: "Importing a module script failed." Vite: "Unable to preload CSS for <path>".
 */
export function toChunkError(id: string, error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const style = /Unable to preload CSS for (\S+)/.exec(error.message)?.[1];
  if (style) return new StyleChunkLoadError(id, 'error', new URL(style, location.href).href, { cause: error });
  if (!/dynamically imported module|Importing a module script failed/.test(error.message)) return error;
  return new ChunkLoadError(id, 'error', /https?:\S+/.exec(error.message)?.[0] ?? location.href, { cause: error });
}
