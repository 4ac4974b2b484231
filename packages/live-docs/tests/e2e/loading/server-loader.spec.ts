import type { Page, Route } from '@playwright/test';
import { expect, open, test } from '../test';
import { quiet } from '../quiet';

test.use({ site: 'two-level' });

const answer = 'hello to /docs/guide/advanced/server-data';
const asked = (page: Page) => {
  const urls: string[] = [];
  page.on('request', (request) => request.url().includes('__serverLoader') && urls.push(request.url()));
  return urls;
};

test('a page with a server loader asks for its data, with credentials, and shows it @dev-all', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: 'reader', value: 'one', url: baseURL! }]);
  await open(page, 'guide/advanced/links');
  const request = page.waitForRequest(/__serverLoader/);
  await page.getByRole('navigation', { name: 'Sidebar' }).getByRole('link', { name: 'Server data' }).click();
  const sent = await request;
  expect(sent.method()).toBe('GET');
  const query = new URLSearchParams({
    route: '/guide/advanced/server-data',
    url: `${baseURL}guide/advanced/server-data`,
  });
  expect(sent.url()).toBe(`${baseURL}__serverLoader?${query}`);
  expect((await sent.allHeaders()).cookie).toBe('reader=one');
  expect((await (await sent.response())!.allHeaders())['content-type']).toMatch(/^application\/json/);
  await expect(page.getByText(answer)).toBeVisible();
});

test('the data comes on a first load as well, for the address as it stands @dev-all', async ({ page, baseURL }) => {
  const request = page.waitForRequest(/__serverLoader/);
  await open(page, 'guide/advanced/server-data?month=5');
  expect(new URL((await request).url()).searchParams.get('url')).toBe(`${baseURL}guide/advanced/server-data?month=5`);
  await expect(page.getByText(answer)).toBeVisible();
});

test('another query on the same path asks again, and a slow answer is seen to be on its way @all', async ({
  page,
  baseURL,
}) => {
  await open(page, 'guide/advanced/server-data?month=5');
  await expect(page.getByText(answer)).toBeVisible();
  const held: Route[] = [];
  await page.route('**/__serverLoader?*', (route) => void held.push(route));
  await page.getByRole('navigation', { name: 'Sidebar' }).getByRole('link', { name: 'Server data' }).click();
  await expect.poll(() => held.length).toBe(1);
  await expect(page.locator('[data-pending]')).toBeAttached();
  await expect(page).toHaveURL(`${baseURL}guide/advanced/server-data?month=5`);
  await held[0]!.fulfill({ json: { message: 'hello to June' } });
  await expect(page.getByText('hello to June')).toBeVisible();
  await expect(page).toHaveURL(`${baseURL}guide/advanced/server-data`);
  await expect(page.locator('[data-pending]')).toHaveCount(0);
});

test("a client loader comes before the server's, which is not asked @dev-all", async ({ page }) => {
  const urls = asked(page);
  await open(page, 'guide/advanced/client-data');
  await expect(page.getByText('hello from here')).toBeVisible();
  const sidebar = page.getByRole('navigation', { name: 'Sidebar' });
  await sidebar.getByRole('link', { name: 'Links' }).click();
  await expect(page.getByText('hello from here')).toHaveCount(0);
  await sidebar.getByRole('link', { name: 'Client data' }).click();
  await expect(page.getByText('hello from here')).toBeVisible();
  expect(urls).toEqual([]);
});

test('a page without a loader asks for nothing @all', async ({ page }) => {
  const urls = asked(page);
  await open(page, 'guide/basics/install');
  await page.getByRole('navigation', { name: 'Sidebar' }).getByRole('link', { name: 'Counter' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Counter');
  await quiet(page);
  expect(urls).toEqual([]);
});

test.describe('a loader that fails', () => {
  test.use({ allow: ['Failed to load resource: the server responded with a status of 500 (Internal Server Error)'] });

  test('is told, and can be asked again', async ({ page }) => {
    await open(page, 'guide/advanced/links');
    await page.route('**/__serverLoader?*', (route) => route.fulfill({ status: 500, body: 'no' }));
    await page.getByRole('navigation', { name: 'Sidebar' }).getByRole('link', { name: 'Server data' }).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await page.unroute('**/__serverLoader?*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText(answer)).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});

test('the server knows no other route @all', async ({ request }) => {
  for (const route of ['/guide/basics/install', '/nowhere', '']) {
    const reply = await request.get(`__serverLoader?${new URLSearchParams({ route, url: '/' })}`);
    expect(reply.status(), route).toBe(404);
  }
});
