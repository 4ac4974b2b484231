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

/** A stylesheet that could not be fetched. */
export class StyleError extends Error {
  /** @param request address that was asked for. */
  constructor(readonly request: string) {
    super(`The stylesheet ${request} could not be fetched`);
  }
}

/** True if something could not be loaded; false for what went wrong in code that was. */
export function isLoadError(error: unknown): error is ChunkLoadError | StyleChunkLoadError {
  return error instanceof ChunkLoadError || error instanceof StyleChunkLoadError;
}

/**
 * True if a browser could not fetch a module. Chromium: "Failed to fetch dynamically imported module: <address>". Firefox:
 * "error loading dynamically imported module: <address>". Safari: "Importing a module script failed."
 */
export const isRefused = (error: unknown): error is Error =>
  error instanceof Error && /dynamically imported module|Importing a module script failed/.test(error.message);

/** The address that such an error names, if it names one. */
export const requestOf = ({ message }: Error): string[] => message.match(/https?:\S+/) ?? [];

/**
 * Turns what browsers say of a failed import, and what this folder throws, into an error for readers; any other error is returned
 * as it is. A script that was cut short is a SyntaxError.
 */
export function toLoadError(id: string, error: unknown): unknown {
  const cause = { cause: error };
  if (error instanceof AnswerError)
    return new ChunkLoadError(id, 'error', error.request, { reason: error.message, ...cause });
  if (error instanceof StyleError)
    return new StyleChunkLoadError(id, 'error', new URL(error.request, location.href).href, cause);
  if (!isRefused(error) && !(error instanceof SyntaxError)) return error;
  // Chromium asks again for a module that it could not fetch.
  const isKept = !error.message.startsWith('Failed to fetch');
  const [request = location.href] = requestOf(error);
  return new ChunkLoadError(id, 'error', request, { isKept, ...cause });
}

/** What was thrown, which may be anything, as an error. */
export function toError(thrown: unknown): Error {
  return thrown instanceof Error ? thrown : new Error(String(thrown));
}
