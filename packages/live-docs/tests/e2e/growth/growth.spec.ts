import { readdir, readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { hold } from '../hold';
import { buildPages, expect, GROUP, open, PAGES, stationPath, test } from './long-site';

// In one worker, which builds the site once.
test.describe.configure({ mode: 'default' });

/** A page in the middle, of the region 10. */
const AT = 190;
const FILE = '**/assets/sidebar-*.json';

const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Sidebar' });
const station = (page: Page, at: number) => sidebar(page).getByRole('link', { name: `Station ${at}`, exact: true });
const topOf = async (locator: Locator) => Math.round((await locator.boundingBox())?.y ?? 0);

/** Bytes of a page in the middle and of the scripts that every page starts with. */
async function weigh(root: string, pages: number): Promise<{ html: number; scripts: number }> {
  const dist = path.join(root, 'dist');
  const { size: html } = await stat(path.join(dist, `${stationPath(Math.ceil(pages / 2))}.html`));
  const shell = await readFile(path.join(dist, '404.html'), 'utf8');
  const names = (await readdir(path.join(dist, 'assets'))).filter(
    (name) => name.endsWith('.js') && shell.includes(name),
  );
  const sizes = await Promise.all(names.map(async (name) => (await stat(path.join(dist, 'assets', name))).size));
  return { html, scripts: sizes.reduce((sum, size) => sum + size, 0) };
}

test('neither pages nor their first scripts grow with the number of pages @all', async ({ long }) => {
  const root = await buildPages(GROUP);
  const [few, many] = await Promise.all([weigh(root, GROUP), weigh(long.root, PAGES)]);
  await rm(root, { recursive: true });
  expect(few.scripts).toBeGreaterThan(100_000);
  expect(many.scripts / few.scripts).toBeLessThan(1.02);
  expect(many.html / few.html).toBeLessThan(1.1);
});

test('a page lists its group and the first page of each other group, and the rest when it is there @all', async ({
  page,
}) => {
  const release = await hold(page, FILE);
  await open(page, stationPath(AT));
  const links = sidebar(page).getByRole('link');
  await expect(links).toHaveCount(GROUP + PAGES / GROUP - 1);
  await expect(station(page, 181)).toBeVisible();
  await expect(station(page, 200)).toBeVisible();
  await expect(station(page, 161)).toBeVisible();
  await expect(station(page, 162)).toHaveCount(0);
  await expect(sidebar(page).locator('[aria-current="page"]')).toHaveText(`Station ${AT}`);
  const top = await topOf(station(page, AT));

  release();
  await expect(links).toHaveCount(PAGES);
  expect(await topOf(station(page, AT))).toBe(top);
  const titles = await links.allTextContents();
  expect(titles).toEqual(Array.from({ length: PAGES }, (_, at) => `Station ${at + 1}`));

  // The list is as it was on the next page, and nothing is fetched for it.
  const before = await topOf(station(page, 162));
  await station(page, 192).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Station 192');
  await expect(links).toHaveCount(PAGES);
  expect(await topOf(station(page, 162))).toBe(before);
});

test('the focus stays where it is while the list grows @all', async ({ page }) => {
  const release = await hold(page, FILE);
  await open(page, stationPath(AT));
  await station(page, 221).focus();
  const top = await topOf(station(page, 221));
  release();
  await expect(station(page, 222)).toBeVisible();
  await expect(station(page, 221)).toBeFocused();
  expect(await topOf(station(page, 221))).toBe(top);
  await page.keyboard.press('Tab');
  await expect(station(page, 222)).toBeFocused();
});

test.describe('if the rest fails to arrive', () => {
  test.use({ allow: [/Failed to load resource/] });

  test('the list stays as it is, and whoever comes to it is told and can try again @all', async ({ page }) => {
    const asked = page.waitForRequest(FILE);
    await page.route(FILE, (route) => route.abort());
    await open(page, stationPath(AT));
    await asked;
    await expect(station(page, 221)).toBeVisible();
    const alert = sidebar(page).getByRole('alert');
    await expect(alert).toHaveCount(0);
    await station(page, 181).hover();
    await expect(alert).toContainText('Loading chunk sidebar failed');
    await page.unroute(FILE);
    await alert.getByRole('button', { name: 'Try again' }).click();
    await expect(alert).toHaveCount(0);
    await expect(sidebar(page).getByRole('link')).toHaveCount(PAGES);
  });
});

test('the drawer of a phone has the whole list @all', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, stationPath(AT));
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(sidebar(page).getByRole('link')).toHaveCount(PAGES);
  await expect(sidebar(page).locator('[aria-current="page"]')).toBeInViewport();
  await station(page, AT + 1).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Station ${AT + 1}`);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('links lead to other groups, and from page to page @all', async ({ page }) => {
    await page.goto(stationPath(AT));
    await station(page, 381).click();
    await expect(page).toHaveURL(stationPath(381));
    await expect(station(page, PAGES)).toBeVisible();
    await page.getByRole('link', { name: 'Next Station 382' }).click();
    await expect(page).toHaveURL(stationPath(382));
  });
});
