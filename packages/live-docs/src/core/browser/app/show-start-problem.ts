import { STARTED_ATTRIBUTE, START_PROBLEM } from '../../model';
import { toError } from 'live-playground/internal';

/**
 * Starts the page, in another task than the one in which its scripts and React are evaluated. What keeps it from starting is said; the
 * page stays readable as it was prerendered.
 */
export function startPage(start: (container: HTMLElement) => Promise<void>): void {
  const container = document.getElementById('root');
  // A script failed and then came after all.
  document.querySelector(`.${START_PROBLEM}`)?.remove();
  let hasStarted = false;
  if (container) setTimeout(() => start(container).then(() => (hasStarted = true), showStartProblem));
  // What kept it from starting may be mended by now. The modules that failed accept no updates.
  import.meta.hot?.on('vite:beforeUpdate', () => {
    if (!hasStarted) window.location.reload();
  });
  // From now on the errors of scripts are no matter of the start.
  document.documentElement.setAttribute(STARTED_ATTRIBUTE, '');
}

/** Says that the page's script did not start. */
export function showStartProblem(error: unknown): void {
  const problem = toError(error);
  const request = 'request' in problem ? ` (${String(problem.request)})` : '';
  window.showStartProblem(problem.message + request);
}
