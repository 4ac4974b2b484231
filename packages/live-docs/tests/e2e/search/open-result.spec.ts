import type { Page } from '@playwright/test';
import { expect, open, test } from '../test';
import { openSearch } from './open-search';

const marked = (page: Page) =>
  page.evaluate(() => [...(CSS.highlights.get('search-words') ?? [])].map((range) => String(range).toLowerCase()));

test('a result leads to its very section, and marks the words there until the reader goes elsewhere @dev-all @firefox', async ({
  page,
}) => {
  await open(page, '/demo/simple');
  const { find, field, options } = await openSearch(page);
  await find('sticky object');
  await options.and(page.locator('[href="/guide/api#sticky"]')).click();
  await expect(page).toHaveURL('/guide/api#sticky');
  await expect(field).toBeHidden();
  const heading = page.getByRole('heading', { name: 'Sticky', exact: true });
  await expect(heading).toBeInViewport();
  await expect(heading).toBeFocused();
  await expect.poll(() => marked(page)).toContain('object');
  expect(new Set(await marked(page))).toEqual(new Set(['sticky', 'object']));
  await page.getByRole('link', { name: 'Changelog', exact: true }).click();
  await expect(page).toHaveURL('/changelog');
  await expect.poll(() => marked(page)).toEqual([]);
});

test('a section of the page that is open is scrolled to @all', async ({ page }) => {
  await open(page, '/demo/sticky-header');
  const { find, field } = await openSearch(page);
  await find('getContainer names box');
  await page.getByRole('option').and(page.locator('[href="/demo/sticky-header#in-a-box"]')).click();
  await expect(field).toBeHidden();
  await expect(page.getByRole('heading', { name: 'In a box' })).toBeInViewport();
  await expect.poll(() => marked(page)).toContain('box');
});

test('a property is found by its parts, and its row is brought into view @dev-all', async ({ page }) => {
  await open(page, '/changelog');
  const { find, active } = await openSearch(page);
  await find('row class name');
  await expect(active).toContainText('Table.rowClassName');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/#api-table-rowClassName');
  await expect(page.locator('#api-table-rowClassName')).toBeInViewport();
  await expect.poll(() => marked(page)).toContain('row');
});

test('a demo is found by its title and scrolled to @all', async ({ page }) => {
  await open(page, '/demo/simple');
  const { find, active } = await openSearch(page);
  await find('mountain huts');
  await expect(active).toHaveAttribute('href', /#demo-/);
  const id = (await active.getAttribute('href'))?.split('#')[1];
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`#${id}$`));
  await expect(page.locator(`#${id}`)).toBeInViewport();
});

test('Ctrl and Enter open a result in a tab of its own @all', async ({ page, context }) => {
  await open(page, '/demo/simple');
  const { find, field } = await openSearch(page);
  await find('caption');
  const opened = context.waitForEvent('page');
  await field.press('Control+Enter');
  await expect(await opened).toHaveURL(/\/demo\/caption$/);
  await expect(field).toBeVisible();
  // The keys are remembered where the answer is still to come.
  await field.fill('sticky header');
  const another = context.waitForEvent('page');
  await field.press('Control+Enter');
  await expect(await another).toHaveURL(/\/demo\/sticky-header$/);
  await field.clear();
  const kept = page.getByRole('region', { name: 'Recent searches' }).getByRole('listitem');
  await expect(kept).toHaveText(['sticky header', 'caption']);
});

test.describe('below a base, with tabs', () => {
  test.use({ site: 'two-level' });

  test('a section in a tab opens the tab at that section @all', async ({ page }) => {
    await open(page, 'guide/basics/welcome');
    const { find, active } = await openSearch(page);
    await find('mirrors');
    await expect(active).toHaveText(/More › Mirrors/);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('guide/basics/install?tab=more#mirrors');
    await expect(page.getByRole('heading', { name: 'Mirrors' })).toBeInViewport();
    await expect.poll(() => marked(page)).toEqual(['mirrors']);
  });

  test('words are marked below a heading that an address writes otherwise @all', async ({ page }) => {
    await open(page, 'guide/basics/welcome');
    const { find } = await openSearch(page);
    await find('größe');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Größe' })).toBeInViewport();
    await expect.poll(() => marked(page)).toEqual(['größe']);
  });

  test('a tab is found by its title @all', async ({ page }) => {
    await open(page, 'guide/basics/welcome');
    const { find, options } = await openSearch(page);
    await find('options');
    await options.and(page.locator('[href="/docs/guide/basics/install?tab=options"]')).click();
    await expect(page).toHaveURL('guide/basics/install?tab=options');
    await expect(page.getByRole('tab', { name: 'Options' })).toHaveAttribute('aria-selected', 'true');
  });
});
