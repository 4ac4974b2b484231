/** How loading failed: the request did, or there was no answer in time. */
export type LoadFailure = 'error' | 'timeout';

/** What is known of a failure beyond its address. */
interface ChunkLoadDetails extends ErrorOptions {
  reason?: string;
  /** True if the browser may keep the failure, as some do for modules: then only a new document asks again. */
  isKept?: boolean;
}

/** A script, or data, that could not be loaded. */
export class ChunkLoadError extends Error {
  override name = 'ChunkLoadError';

  /**
   * @param id what was to be loaded: `/demo/simple`.
   * @param request address that was asked for.
   * @param reason what is known of it beyond that.
   */
  constructor(
    id: string,
    readonly type: LoadFailure,
    readonly request: string,
    { reason, isKept = false, ...options }: ChunkLoadDetails = {},
  ) {
    super(`Loading chunk ${id} failed${reason ? `: ${reason}` : ''}`, options);
    this.isKept = isKept;
  }

  readonly isKept: boolean;
}

/** A stylesheet that could not be loaded. */
export class StyleChunkLoadError extends Error {
  override name = 'StyleChunkLoadError';
  readonly code = 'CSS_CHUNK_LOAD_FAILED';
  /** Stylesheets are asked for again. */
  readonly isKept = false;

  /**
   * @param id what was to be loaded with it: `/demo/simple`.
   * @param request address that was asked for.
   */
  constructor(
    id: string,
    readonly type: LoadFailure,
    readonly request: string,
    options?: ErrorOptions,
  ) {
    super(`Loading CSS chunk ${id} failed`, options);
  }
}

/** A request for data that was answered with something else, or not at all. */
export class AnswerError extends Error {
  /** @param request address that was asked for. */
  constructor(
    message: string,
    readonly request: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** True if something could not be loaded; false for what went wrong in code that was. */
export function isLoadError(error: unknown): error is ChunkLoadError | StyleChunkLoadError {
  return error instanceof ChunkLoadError || error instanceof StyleChunkLoadError;
}

/**
 * Turns what browsers and Vite say of a failed import into an error of ours; any other error is returned as it is.
 * Chromium: "Failed to fetch dynamically imported module: <address>". Firefox: "error loading dynamically imported
 * module: <address>". Safari: "Importing a module script failed." Vite: "Unable to preload CSS for <path>". A script that
 * was cut short is a SyntaxError.
 */
export function toLoadError(id: string, error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const cause = { cause: error };
  if (error instanceof AnswerError)
    return new ChunkLoadError(id, 'error', error.request, { reason: error.message, ...cause });
  const style = /Unable to preload CSS for (\S+)/.exec(error.message)?.[1];
  if (style) return new StyleChunkLoadError(id, 'error', new URL(style, location.href).href, cause);
  const isRefused = /dynamically imported module|Importing a module script failed/.test(error.message);
  if (!isRefused && !(error instanceof SyntaxError)) return error;
  // Chromium asks again for a module that it could not fetch.
  const isKept = !error.message.startsWith('Failed to fetch');
  const request = /https?:\S+/.exec(error.message)?.[0] ?? location.href;
  return new ChunkLoadError(id, 'error', request, { isKept, ...cause });
}
