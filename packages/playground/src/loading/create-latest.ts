/** Requests of which only the newest counts. */
export interface Latest {
  /** Begins one and aborts the one before. @returns aborted once it is no longer the newest. */
  begin(): AbortSignal;
  /** Aborts the newest. */
  cancel(): void;
}

/** See `Latest`. */
export function createLatest(): Latest {
  let newest = new AbortController();
  return {
    begin() {
      newest.abort();
      newest = new AbortController();
      return newest.signal;
    },
    cancel: () => newest.abort(),
  };
}
