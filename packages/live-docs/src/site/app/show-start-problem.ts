import { toError } from '../ui/to-error';

declare global {
  interface Window {
    /** Defined by `HEAD_SCRIPT`: says below the page, in English, that it did not start, with a way to try again. */
    showStartProblem(message: string): void;
    /** Defined by `HEAD_SCRIPT`: what the reader did before the page answered. From then on, nothing is noted any more. */
    early(): [element: Element, event: Event][];
  }
}

/** Starts the page. What keeps it from starting is said; the page stays readable as it was prerendered. */
export function startPage(start: (container: HTMLElement) => Promise<void>): void {
  const container = document.getElementById('root');
  if (container) start(container).catch(showStartProblem);
  // From now on the errors of scripts are no matter of the start.
  document.documentElement.dataset['started'] = '';
}

/** Says that the page's script did not start. */
export function showStartProblem(error: unknown): void {
  const problem = toError(error);
  const request = 'request' in problem ? ` (${String(problem.request)})` : '';
  window.showStartProblem(problem.message + request);
}
