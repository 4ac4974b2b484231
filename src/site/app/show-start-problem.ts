import { enUs } from '../locale/en-us';
import { showTab } from './show-tab';

/**
 * Says that the page's script did not start, below the page, which stays readable as it was prerendered.
 * Plain DOM and English: what would draw it better is what is missing.
 */
export function showStartProblem(error: unknown): void {
  showTab();
  const bar = document.createElement('div');
  bar.className = 'start-problem';
  bar.setAttribute('role', 'alert');
  const message = document.createElement('span');
  const detail = error instanceof Error ? error.message : String(error);
  const request = error instanceof Error && 'request' in error ? ` (${String(error.request)})` : '';
  message.textContent = `${enUs['failed.part']}: ${detail}${request}`;
  const retry = document.createElement('button');
  retry.textContent = enUs.retry;
  retry.addEventListener('click', () => window.location.reload());
  bar.append(message, retry);
  document.body.append(bar);
}
