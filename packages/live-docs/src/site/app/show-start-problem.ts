import { STARTED_ATTRIBUTE, START_PROBLEM } from '../../model';
import { toError } from '../ui/to-error';

/** Starts the page. What keeps it from starting is said; the page stays readable as it was prerendered. */
export function startPage(start: (container: HTMLElement) => Promise<void>): void {
  const container = document.getElementById('root');
  // A script failed and then came after all.
  document.querySelector(`.${START_PROBLEM}`)?.remove();
  if (container) start(container).catch(showStartProblem);
  // From now on the errors of scripts are no matter of the start.
  document.documentElement.setAttribute(STARTED_ATTRIBUTE, '');
}

/** Says that the page's script did not start. */
export function showStartProblem(error: unknown): void {
  const problem = toError(error);
  const request = 'request' in problem ? ` (${String(problem.request)})` : '';
  window.showStartProblem(problem.message + request);
}
