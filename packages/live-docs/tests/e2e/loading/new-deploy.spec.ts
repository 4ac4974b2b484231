import type { Page } from '@playwright/test';
import { expect, open, test } from '../test';
import { deployAnother } from './deploy-another';
import { quiet } from '../quiet';

test.use({ allow: ['Failed to load resource: the server responded with a status of 404 (Not Found)'] });

const gone = '/demo/jsx';

/** Makes the site look as after a deploy: another build's name, and the page's own chunks are gone. */
async function deploy(page: Page): Promise<{ documents: string[]; finish(): Promise<void> }> {
  const scriptsOf = async (path: string) =>
    new Set((await (await page.request.get(path)).text()).match(/\/assets\/[\w.~-]+\.js/g));
  const known = await scriptsOf('/demo/simple');
  const chunks = [...(await scriptsOf(gone))].filter((script) => !known.has(script));
  expect(chunks.length).toBeGreaterThan(0);
  const isGone = (url: URL) => chunks.includes(url.pathname);
  await deployAnother(page);
  await page.route(isGone, (route) => route.fulfill({ status: 404, body: 'Not found' }));
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
  return { documents, finish: () => page.unroute(isGone) };
}

const turn = (page: Page) =>
  page.getByRole('navigation', { name: 'Sidebar' }).getByRole('link', { name: 'Hover Perf' }).click();

test('after a new deploy the page reloads once, by itself, and shows what was asked for', async ({ page }) => {
  await open(page, '/demo/simple');
  const { documents, finish } = await deploy(page);
  page.once('request', async function onRequest(request) {
    if (request.isNavigationRequest()) await finish();
    else page.once('request', onRequest);
  });
  await turn(page);
  const demo = page.locator('[data-demo="jsx"]');
  await expect(demo.getByText(/^Cells rendered: [1-9]/)).toBeVisible();
  await expect(page).toHaveURL(gone);
  expect(documents).toEqual([gone]);
});

test('where the chunk is still gone, it says so and does not reload again @all', async ({ page }) => {
  await open(page, '/demo/simple');
  const { documents } = await deploy(page);
  await turn(page);
  await expect.poll(() => documents).toEqual([gone]);
  await expect(page.getByRole('alert')).toContainText(/Loading chunk .+ failed/);
  await quiet(page);
  expect(documents).toEqual([gone]);
});

test('a chunk that is gone without a new deploy reloads nothing @all', async ({ page }) => {
  await open(page, '/demo/simple');
  const { documents } = await deploy(page);
  await page.unroute('**/build.json');
  await turn(page);
  await expect(page.getByRole('alert')).toContainText(/Loading chunk .+ failed/);
  expect(documents).toEqual([]);
});
