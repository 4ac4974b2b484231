import type { PageModule } from '../../model';
import { withBase } from './site-location';

/**
 * Loads the data of a page: by its own loader where it brings one, from the server where that has one,
 * not at all otherwise.
 * @param url address of the page, as the address bar shows it.
 * @throws {Error} where the server does not answer with JSON.
 */
export async function loadData(path: string, page: PageModule, url: string): Promise<unknown> {
  if (page.clientLoader) return page.clientLoader({ url });
  if (!page.hasServerLoader) return undefined;
  const query = new URLSearchParams({ route: path, url });
  const response = await fetch(`${withBase('/__serverLoader')}?${query}`, { credentials: 'include' });
  if (!response.ok) throw new Error(`The data of ${path} could not be loaded: the server answered ${response.status}`);
  return response.json();
}
