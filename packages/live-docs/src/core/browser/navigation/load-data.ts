import type { PageModule } from '../../model';
import { fetchJson } from 'live-playground/loading';
import { withBase } from './site-location';

/** True if a page has data of its own to load. */
export const hasData = (page: PageModule | undefined): page is PageModule =>
  page !== undefined && (page.hasServerLoader || page.clientLoader !== undefined);

/**
 * Loads the data of a page: by its own loader if it has one, otherwise from the server.
 * @param url address of the page, as the address bar shows it.
 * @throws {AnswerError} if the server does not answer with JSON.
 */
export function loadData(path: string, page: PageModule, url: string, signal: AbortSignal): unknown {
  if (page.clientLoader) return page.clientLoader({ url });
  const query = new URLSearchParams({ route: path, url });
  return fetchJson(`${withBase('/__serverLoader')}?${query}`, { credentials: 'include', signal });
}
