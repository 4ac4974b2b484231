import type { Page } from '@playwright/test';
import { expect, test } from '../test';
import { headingsOf } from '../pages/headings-of';

/** Texts of the page's `noscript` elements, which Playwright's text locators don't find. */
const notices = (page: Page) => page.locator('noscript').allInnerTexts();

test.describe('in a browser without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const address of ['/', '/changelog', '/demo/simple']) {
    test(`${address} shows its text and the notice${address === '/' ? '' : ' @all'}`, async ({ page }) => {
      await page.goto(address);
      await expect(page.locator('noscript').first()).toBeInViewport();
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
      for (const heading of headingsOf(address))
        await expect(main.getByRole('heading', { name: heading, exact: true })).toBeVisible();
      await expect(main.getByText('Last updated')).toBeVisible();
      if (address === '/') await expect(main.getByRole('row').filter({ hasText: 'rowKey' }).first()).toBeVisible();
      if (address === '/demo/simple') await expect(main.getByRole('link', { name: 'View source' })).toBeVisible();
      if (address !== '/changelog') await expect(main.getByRole('cell', { name: 'Aurora 7' })).toBeVisible();
    });
  }

  test('a demo has the style that its components write @all', async ({ page }) => {
    await page.goto('/demo/styled-components');
    const colourOf = (order: string) =>
      page
        .getByRole('row')
        .filter({ hasText: order })
        .first()
        .evaluate((row) => getComputedStyle(row).backgroundColor);
    expect(await colourOf('Late')).not.toBe(await colourOf('Packed'));
  });

  test('the links of header and sidebar work @all', async ({ page }) => {
    await page.goto('/demo/simple');
    await page.getByRole('navigation', { name: 'Sidebar' }).getByRole('link', { name: 'Hover Perf' }).click();
    await expect(page).toHaveURL('/demo/jsx');
    await page.getByRole('banner').getByRole('link', { name: 'Changelog' }).click();
    await expect(page).toHaveURL('/changelog');
  });

  test('a demo on its own page shows the notice @all', async ({ page }) => {
    await page.goto('/~demos/simple');
    expect(await notices(page)).toEqual(['Enable JavaScript to run this app.']);
    await expect(page.locator('noscript')).toBeInViewport();
  });

  test.describe('on the site with tabs', () => {
    test.use({ site: 'two-level' });

    test('a page shows the content of its tabs', async ({ page }) => {
      await page.goto('guide/basics/install');
      await expect(page.getByText('The page itself, before any tab.')).toBeVisible();
      const rest = (await notices(page)).join('\n');
      for (const text of ['More about the installation.', 'Mirrors', 'Every option has a default.'])
        expect(rest).toContain(text);
    });
  });
});
