import type { Page } from '@playwright/test';
import { expect, open, test } from '../test';
import { openSearch, searchView } from './open-search';

const INDEX = /\/assets\/search-[^/]+\.json$/;
const WORKER = /\/assets\/search-(?!box)[^/]+\.js$/;

/** Addresses of the search that a page asks for. */
function watchSearch(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/\/search[-.]/.test(pathname)) asked.push(pathname);
  });
  return asked;
}

test('nothing of the search is fetched before the reader comes near: then all of it, once', async ({ page }) => {
  const asked = watchSearch(page);
  await open(page, '/demo/simple');
  await page.waitForLoadState('networkidle');
  expect(asked.filter((path) => INDEX.test(path) || WORKER.test(path) || path.includes('search-box'))).toEqual([]);

  const index = page.waitForResponse(INDEX);
  await page.getByRole('button', { name: 'Search' }).hover();
  expect((await index).headers()['cache-control']).toContain('immutable');
  await page.waitForLoadState('networkidle');
  const { find } = await openSearch(page);
  await find('sticky');
  await find('row');
  for (const file of [INDEX, WORKER]) expect(asked.filter((path) => file.test(path))).toHaveLength(1);
});

test('the keyboard is near when the button has the focus', async ({ page }) => {
  await open(page, '/demo/simple');
  const index = page.waitForResponse(INDEX);
  await page.getByRole('button', { name: 'Search' }).focus();
  expect((await index).ok()).toBe(true);
});

test('once fetched, search works offline', async ({ page, context }) => {
  await open(page, '/demo/simple');
  const { find, status, options } = await openSearch(page);
  await find('a');
  await context.setOffline(true);
  await find('sticky');
  await expect(status).toHaveText(/results/);
  await expect(options.first()).toBeVisible();
});

test.describe('when the worker fails', () => {
  test.use({ allow: ['Failed to load resource: net::ERR_FAILED'] });

  test('a worker that does not start is said plainly, and started again by the next key', async ({ page }) => {
    await page.route(WORKER, (route) => route.abort());
    await open(page, '/demo/simple');
    const { field, status } = await openSearch(page);
    await field.fill('stick');
    await expect(page.getByRole('alert')).toContainText('Search stopped working. Type on to start it again.');
    await page.unroute(WORKER);
    await field.press('y');
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(status).toHaveText(/results/);
  });
});

test('a worker that dies is said plainly, and started again by the next key', async ({ page }) => {
  // Stands in for a worker that ran out of memory: its first message after the index kills it.
  await page.addInitScript(() => {
    const { postMessage } = Worker.prototype;
    let deaths = 1;
    Worker.prototype.postMessage = function (this: Worker, message: object) {
      if ('keywords' in message && deaths-- > 0)
        this.dispatchEvent(new ErrorEvent('error', { message: 'Out of memory' }));
      else postMessage.call(this, message);
    };
  });
  await open(page, '/demo/simple');
  const { field, status } = await openSearch(page);
  await field.fill('stick');
  await expect(page.getByRole('alert')).toContainText('Out of memory');
  await field.press('y');
  await expect(status).toHaveText(/results/);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test.describe('when the box does not come', () => {
  test.use({ allow: ['Failed to load resource: net::ERR_FAILED'] });

  test('the reader sees what failed, and can try again', async ({ page }) => {
    const box = /search-box-[^/]+\.js/;
    await page.route(box, (route) => route.abort());
    await open(page, '/demo/simple');
    await page.keyboard.press('/');
    await expect(page.getByRole('alert')).toContainText('Loading chunk search failed');
    await page.unroute(box);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(searchView(page).field).toBeFocused();
  });
});
