declare global {
  interface Window {
    /** Defined by `HEAD_SCRIPT`: says below the page, in English, that it did not start, with a way to try again. */
    showStartProblem(message: string): void;
  }
}

/** Says that the page's script did not start. The page stays readable as it was prerendered. */
export function showStartProblem(error: unknown): void {
  const detail = error instanceof Error ? error.message : String(error);
  const request = error instanceof Error && 'request' in error ? ` (${String(error.request)})` : '';
  window.showStartProblem(detail + request);
}
