import type { Page } from '@playwright/test';
import { quiet } from '../quiet';

/** Makes a site look as if another build had been deployed since the page was opened. */
export async function deployAnother(page: Page, id = 'another-build'): Promise<void> {
  // The page knows its own build by then.
  await quiet(page);
  // Read ahead: an answer that is read in a route can come after the test's end.
  const build = (await (await page.request.get('/build.json')).json()) as object;
  await page.route('**/build.json', (route) => route.fulfill({ json: { ...build, id } }));
}
