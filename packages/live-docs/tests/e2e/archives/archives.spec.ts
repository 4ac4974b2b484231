import type { Page } from '@playwright/test';
import { choose } from '../choose';
import { checkA11y, expect, open, test } from '../test';

const menu = (page: Page) =>
  page
    .getByRole('banner')
    .getByRole('group')
    .filter({ has: page.locator('summary') });
const badge = (page: Page) => menu(page).locator('summary');
const versions = (page: Page) => menu(page).getByRole('link');
const note = (page: Page) =>
  page.getByRole('complementary').filter({ hasText: 'This is the documentation of version' });

test('a menu leads to the same page of an earlier version, whose note and menu lead back @dev-all', async ({
  page,
}) => {
  await open(page, '/demo/simple');
  await expect(badge(page)).toHaveText('v1.12.0');
  await badge(page).press('Enter');
  await expect(versions(page)).toHaveText(['1.12.0', '7.x']);
  await expect(versions(page).first()).toHaveAttribute('aria-current', 'true');
  await expect(versions(page).last()).toHaveAttribute('href', '/v7/demo/simple');
  await page.keyboard.press('Escape');
  await expect(badge(page)).toBeFocused();
  await expect(versions(page).first()).toBeHidden();
  await page.keyboard.press('Enter');
  await versions(page).last().click();
  await expect(page).toHaveURL(/\/v7\/demo\/simple$/);
  await expect(badge(page)).toHaveText('v7.55.1');
  await expect(page.getByRole('cell', { name: 'Aurora 7' })).toBeVisible();
  await expect(note(page)).toHaveText(/version 7\.55\.1\. This page in the current version/);
  await note(page).getByRole('link').click();
  await expect(page).toHaveURL(/\/\/[^/]+\/demo\/simple$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Simple');
});

test('a page that the reader turns to in an archive says its own successor, and search stays in the archive @all', async ({
  page,
}) => {
  await open(page, '/v7/demo/simple');
  await page.getByRole('navigation', { name: 'Sidebar' }).getByRole('link', { name: 'Caption' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Caption');
  await expect(note(page).getByRole('link')).toHaveAttribute('href', '/demo/caption');
  await badge(page).click();
  await expect(versions(page)).toHaveText(['1.12.0', '7.x']);
  await expect(versions(page).first()).toHaveAttribute('href', '/demo/caption');
  const index = (await (await page.request.get('/v7/build.json')).json()) as { data: Record<string, string> };
  const search = await (await page.request.get(`/v7/${index.data['search']}`)).text();
  expect(search).not.toContain('expanded-row-render');
  expect(await (await page.request.get('/llms.txt')).text()).not.toContain('/v7/demo');
  expect(await (await page.request.get('/v7/llms.txt')).text()).toContain('/v7/demo');
});

test('each document of an archive names its successor, and an unknown address gets its own page @all', async ({
  request,
}) => {
  const simple = await (await request.get('/v7/demo/simple')).text();
  expect(simple).toContain('<link rel="canonical" href="/demo/simple">');
  const lost = await request.get('/v7/nowhere');
  expect(lost.status()).toBe(404);
  expect(await lost.text()).toContain('<a href="/" data-successor');
  expect((await request.get('/v7', { maxRedirects: 0 })).headers()['location']).toBe('/v7/');
});

test('versions are to be had without scripts, in both colours, on a phone and in Chinese @all', async ({
  browser,
  baseURL,
}) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    const context = await browser.newContext({ baseURL: baseURL!, javaScriptEnabled: false, colorScheme });
    const page = await context.newPage();
    await page.goto('/demo/simple');
    await badge(page).click();
    await versions(page).last().click();
    await expect(page).toHaveURL(/\/v7\/$/);
    await page.goto('/v7/demo/simple');
    await note(page).getByRole('link').click();
    await expect(page).toHaveURL(/\/\/[^/]+\/demo\/simple$/);
    await context.close();
  }
  const context = await browser.newContext({
    baseURL: baseURL!,
    viewport: { width: 320, height: 700 },
    colorScheme: 'dark',
  });
  const page = await context.newPage();
  await open(page, '/zh-CN/demo/simple');
  await menu(page).getByLabel('文档版本').first().click();
  await expect(versions(page).last()).toHaveAttribute('href', '/v7/demo/simple');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await checkA11y(page);
  await open(page, '/v7/demo/simple');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await checkA11y(page);
  await context.close();
});

test.describe('with service workers', () => {
  test.use({ serviceWorkers: 'allow', allow: [/Failed to load resource/] });

  test('the copy of the site for reading offline leaves an archive to its own @all', async ({ page, context }) => {
    /** Opens a page, and waits until all that it needs is stored. */
    const visit = async (path: string) => {
      await open(page, path);
      await expect(page.getByRole('button', { name: 'Make this site available offline' })).toBeVisible();
      await expect(page.getByText(/\d MB$/)).toBeVisible();
    };
    await visit('/demo/simple');
    await context.setOffline(true);
    await open(page, '/demo/simple');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Simple');
    await expect(page.goto('/v7/demo/simple')).rejects.toThrow('ERR_INTERNET_DISCONNECTED');
    await context.setOffline(false);
    await visit('/v7/demo/simple');
    await context.setOffline(true);
    await open(page, '/v7/demo/simple');
    await expect(note(page)).toBeVisible();
  });

  test('settings go with a reader to another version, and come back @all', async ({ page }) => {
    await open(page, '/demo/simple');
    await choose(page, 'Colour mode', 'Dark');
    await badge(page).click();
    await expect(versions(page).last()).toHaveAttribute('href', '/v7/demo/simple');
    await versions(page).last().click();
    await expect(page).toHaveURL(/\/v7\/demo\/simple$/);
    await expect(page.locator('html')).toHaveAttribute('data-prefers-color', 'dark');
    await open(page, '/v7/demo/simple');
    await choose(page, 'Colour mode', 'Light');
    await note(page).getByRole('link').click();
    await expect(page).toHaveURL(/\/\/[^/]+\/demo\/simple$/);
    await expect(page.locator('html')).toHaveAttribute('data-prefers-color', 'light');
  });
});
