import type { Page, Route } from '@playwright/test';
import { hold } from '../hold';
import { checkA11y, expect, open, test } from '../test';
import { deployAnother } from '../loading/deploy-another';
import { openSearch, searchView } from './open-search';
import { quiet } from '../quiet';

const INDEX = /\/assets\/search-[^/]+\.json$/;
const BOX = /\/assets\/search-box-[^/]+\.js$/;
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
  await quiet(page);
  expect(asked.filter((path) => INDEX.test(path) || WORKER.test(path) || path.includes('search-box'))).toEqual([]);

  const index = page.waitForResponse(INDEX);
  await page.getByRole('button', { name: 'Search' }).hover();
  expect((await index).headers()['cache-control']).toContain('immutable');
  await quiet(page);
  const { find } = await openSearch(page);
  await find('sticky');
  await find('row');
  for (const file of [INDEX, WORKER]) expect(asked.filter((path) => file.test(path))).toHaveLength(1);
});

test('the keyboard is near when the button has the focus @all', async ({ page }) => {
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

test('what is typed while the box is on its way stays in it, and Enter waits for its answer @dev @all', async ({
  page,
  mode,
}) => {
  const release = await hold(page, mode === 'dev' ? /\/search-box\.tsx/ : BOX);
  await open(page, '/demo');
  const filter = page.getByRole('textbox', { name: 'Filter demos' });
  await filter.focus();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('sticky');
  const { field, status } = searchView(page);
  await expect(status).toHaveText('Loading...');
  await expect(field).toHaveValue('sticky');
  await expect(filter).toHaveValue('');
  await checkA11y(page, 'dialog[open]');
  await page.keyboard.press('Enter');
  release();
  await expect(page).toHaveURL('/demo/sticky-header');
  await expect(field).toBeHidden();
});

test('the box does not move nor lose the focus when the rest of it comes @all', async ({ page }) => {
  // Opening moves it a little, for those who like that.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const release = await hold(page, BOX);
  await open(page, '/demo/simple');
  const { field, options } = await openSearch(page);
  const box = page.getByRole('dialog', { name: 'Search' });
  // Below the field it grows by the pages that it offers.
  const corner = async () => ({ ...(await box.boundingBox()), height: 0 });
  const place = () => Promise.all([corner(), field.boundingBox()]);
  const came = page.waitForResponse(WORKER);
  const before = await place();
  release();
  await came;
  expect(await place()).toEqual(before);
  await page.keyboard.type('sticky');
  await expect(options.first()).toBeVisible();
});

test('Escape while the box is on its way calls it off, and gives the focus back @all', async ({ page }) => {
  const release = await hold(page, BOX);
  await open(page, '/demo/simple');
  const { field, status } = searchView(page);
  const start = page.getByRole('link', { name: 'Changelog' });
  await start.focus();
  await page.keyboard.press('/');
  await page.keyboard.type('sticky');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(start).toBeFocused();
  const came = page.waitForResponse(INDEX);
  release();
  await came;
  await expect(field).toBeHidden();
  await expect(start).toBeFocused();
  await page.keyboard.press('/');
  await expect(status).toHaveText(/results/);
  await expect(page).toHaveURL('/demo/simple');
});

test.describe('after a deploy', () => {
  test.use({ allow: [/Failed to load resource/] });

  for (const [what, file] of [
    ['index', INDEX],
    ['worker', WORKER],
  ] as const) {
    test(`a page whose ${what} is gone is loaded again, once, when the reader asks for it, with what they typed @all`, async ({
      page,
    }) => {
      const { field, status } = searchView(page);
      const tryAgain = page.getByRole('button', { name: 'Try again' });
      await open(page, '/demo/simple');
      await deployAnother(page);
      const gone = (route: Route) => route.fulfill({ status: 404, body: 'Gone' });
      await page.route(file, gone);
      await page.keyboard.press('/');
      await page.keyboard.type('sticky', { delay: 30 });
      await expect(page.getByRole('alert')).toContainText('Search stopped working.');
      await expect(field).toHaveValue('sticky');
      const again = page.waitForEvent('load');
      await tryAgain.click();
      await again;
      await expect(field).toHaveValue('sticky');
      // It isn't left again, and goes on once it can.
      await expect(page.getByRole('alert')).toContainText('Search stopped working.');
      await page.unroute(file, gone);
      await tryAgain.click();
      await expect(status).toHaveText(/results/);
      await page.keyboard.press('Escape');
      await expect(page).toHaveURL('/demo/simple');
    });
  }

  test('a page that comes in place of the index is said to be none @all', async ({ page }) => {
    await page.route(INDEX, (route) => route.fulfill({ contentType: 'text/html', body: '<p>Welcome' }));
    await open(page, '/demo/simple');
    const { field } = await openSearch(page);
    await field.fill('sticky');
    await expect(page.getByRole('alert')).toContainText('the server answered 200, text/html');
  });
});

test.describe('when the worker fails', () => {
  test.use({ allow: ['Failed to load resource: net::ERR_FAILED'] });

  test('a worker that does not start is said plainly, and started again by the next key @all', async ({ page }) => {
    await page.route(WORKER, (route) => route.abort());
    await open(page, '/demo/simple');
    const { field, status } = await openSearch(page);
    await field.fill('stick');
    await expect(page.getByRole('alert')).toContainText('Search stopped working. Keep typing to restart it.');
    await page.unroute(WORKER);
    await field.press('y');
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(status).toHaveText(/results/);
  });
});

test.describe('when the box does not come', () => {
  test.use({ allow: ['Failed to load resource: net::ERR_FAILED'] });

  test('the reader sees what failed, can close it, and can try again with what was typed @all', async ({ page }) => {
    await page.route(BOX, (route) => route.abort());
    await open(page, '/demo/simple');
    const failure = page.getByRole('alert');
    await page.keyboard.press('/');
    await expect(failure).toContainText('Loading chunk search failed');
    await checkA11y(page, 'dialog[open]');
    await page.keyboard.press('Escape');
    await expect(failure).toBeHidden();
    await page.keyboard.press('/');
    await page.keyboard.type('sticky');
    await expect(failure).toBeVisible();
    await page.unroute(BOX);
    await page.getByRole('button', { name: 'Try again' }).click();
    const { field, status } = searchView(page);
    await expect(field).toBeFocused();
    await expect(status).toHaveText(/results/);
  });
});
