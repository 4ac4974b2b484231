import type { Page, Route } from '@playwright/test';
import { expect, open, test } from '../test';

const abort = (route: Route) => route.abort();
const turnTo = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Sidebar' }).getByRole('link', { name }).click();
const title = (page: Page) => page.getByRole('heading', { level: 1 });

test.describe('a request that fails', () => {
  test.use({ allow: ['Failed to load resource: net::ERR_FAILED'] });

  test('of a script: the reader sees which chunk, how and from where, and can try again', async ({ page }) => {
    await open(page, '/demo/simple');
    await page.route('**/*.js', abort);
    await turnTo(page, 'Hover Perf');
    const alert = page.getByRole('alert');
    await expect(alert).toContainText(/Loading chunk .+ failed/);
    await expect(alert).toContainText(/\/assets\/[^ ]+\.js/);
    await expect(page).toHaveURL('/demo/jsx');

    await page.unroute('**/*.js', abort);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(title(page)).toHaveText('Hover Perf');
    await expect(page.locator('[data-demo="jsx"]').getByRole('table')).toBeVisible();
    await expect(alert).toHaveCount(0);
  });

  test('of a script, again: it is told again @all', async ({ page }) => {
    await open(page, '/demo/simple');
    await page.route('**/*.js', abort);
    await turnTo(page, 'Hover Perf');
    await expect(page.getByRole('alert')).toBeVisible();
    const asked = page.waitForRequest('**/*.js');
    await page.getByRole('button', { name: 'Try again' }).click();
    await asked;
    await expect(page.getByRole('alert')).toContainText(/Loading chunk .+ failed/);
  });

  test('of a style: its code and address are told, and it can be tried again @all', async ({ page }) => {
    await open(page, '/demo/styled-components');
    const looks = () =>
      page
        .locator('[data-demo] th', { hasNotText: 'Path' })
        .first()
        .evaluate((cell) => {
          const { padding, fontWeight, textAlign, borderBottom } = getComputedStyle(cell);
          return { padding, fontWeight, textAlign, borderBottom };
        });
    const expected = await looks();

    await open(page, '/changelog');
    await page.route('**/*.css', abort);
    await page.getByRole('banner').getByRole('link', { name: 'Overview' }).click();
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('CSS_CHUNK_LOAD_FAILED');
    await expect(alert).toContainText(/\/assets\/[^ ]+\.css/);
    await page.unroute('**/*.css', abort);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(alert).toHaveCount(0);
    await expect(page.locator('[data-demo] th').first()).toBeVisible();
    expect(await looks()).toEqual(expected);
  });

  test('leaves the reader free to go elsewhere @all', async ({ page }) => {
    await open(page, '/demo/simple');
    await page.route('**/*.js', abort);
    await turnTo(page, 'Hover Perf');
    await expect(page.getByRole('alert')).toBeVisible();
    await turnTo(page, 'Simple');
    await expect(title(page)).toHaveText('Simple');
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test('of what a link prefetched is kept quiet, and asked again on the click @all', async ({ page }) => {
    await open(page, '/demo/simple');
    await page.route('**/*.js', abort);
    const failed = page.waitForEvent('requestfailed');
    await page.getByRole('navigation', { name: 'Sidebar' }).getByRole('link', { name: 'Hover Perf' }).hover();
    await failed;
    await expect(title(page)).toHaveText('Simple');
    await expect(page.getByRole('alert')).toHaveCount(0);
    await page.unroute('**/*.js', abort);
    await turnTo(page, 'Hover Perf');
    await expect(title(page)).toHaveText('Hover Perf');
  });

  test('on the first load leaves the prerendered page to read, and says so', async ({ page }) => {
    await page.route('**/*.js', abort);
    await page.goto('/demo/simple');
    await expect(page.getByRole('table')).toBeVisible();
    await expect(title(page)).toHaveText('Simple');
    await expect(page.getByRole('alert')).toContainText(/Loading chunk start failed \(.+\/assets\/[^ ]+\.js\)/);
    await page.unroute('**/*.js', abort);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Show code' })).toBeVisible();
  });

  test("on the first load, of the page's own chunk alone: is told by its name @all", async ({ page }) => {
    await open(page, '/demo/simple');
    const [file = ''] = (await page.locator('[data-files]').getAttribute('data-files'))?.split(' ') ?? [];
    const own = new URL(file, page.url()).href;
    expect(own).toMatch(/\/simple-[^/]+\.js$/);
    await page.route(own, abort);
    await page.goto('/demo/simple');
    await expect(page.getByRole('alert')).toContainText('Loading chunk /demo/simple failed');
    await expect(page.getByRole('alert')).toContainText(own);
    await expect(page.getByRole('table')).toBeVisible();
  });

  test('of a demo alone is told @all', async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
    await page.goto('/~demos/simple');
    await expect(page.getByRole('table')).toBeVisible();
    const entries = new Set(
      (await page.locator('script[src]').evaluateAll((all) => all.map((script) => script.getAttribute('src')))).map(
        String,
      ),
    );
    const chunks = scripts.filter((url) => !entries.has(new URL(url).pathname));
    let own = '';
    for (const url of chunks) if ((await (await page.request.get(url)).text()).includes('Take a reading at')) own = url;
    expect(own).not.toBe('');
    await page.route(own, abort);
    await page.goto('/~demos/simple');
    await expect(page.getByRole('alert')).toContainText(/Loading chunk .+ failed/);
    await page.unroute(own, abort);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('table')).toBeVisible();
  });
});

test.describe('a tab whose script fails', () => {
  test.use({ site: 'two-level', allow: ['Failed to load resource: net::ERR_FAILED'] });

  test('leaves the page itself to read @all', async ({ page }) => {
    await page.route('**/*.js', abort);
    await page.goto('guide/basics/install?tab=more');
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(page.getByText('The page itself, before any tab.')).toBeVisible();
  });
});

test('a chunk without an answer in 120,000 ms is a failure of the type timeout @all', async ({ page }) => {
  await page.clock.install({ time: new Date('2026-01-01T10:00:00') });
  await open(page, '/demo/simple');
  await page.clock.pauseAt(new Date('2026-01-01T11:00:00'));
  const held: Route[] = [];
  await page.route('**/*.js', (route) => void held.push(route));
  await turnTo(page, 'Hover Perf');
  await expect.poll(() => held.length).toBeGreaterThan(0);
  await page.clock.runFor(119_900);
  await expect(title(page)).toHaveText('Simple');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.clock.runFor(200);
  const alert = page.getByRole('alert');
  await expect(alert).toContainText(/Loading chunk .+ failed/);
  await expect(alert).toContainText('timeout');
  const text = await alert.innerText();
  expect(held.map((route) => route.request().url()).filter((address) => text.includes(address))).toHaveLength(1);
  await Promise.all(held.map((route) => route.continue()));
});
