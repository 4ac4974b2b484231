import { toError } from '../ui/to-error';

declare global {
  interface Window {
    /** Defined by `HEAD_SCRIPT`: says below the page, in English, that it did not start, with a way to try again. */
    showStartProblem(message: string): void;
  }
}

/** Says that the page's script did not start. The page stays readable as it was prerendered. */
export function showStartProblem(error: unknown): void {
  const problem = toError(error);
  const request = 'request' in problem ? ` (${String(problem.request)})` : '';
  window.showStartProblem(problem.message + request);
}
