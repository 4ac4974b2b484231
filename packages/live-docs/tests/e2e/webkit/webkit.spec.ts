import { choose, chooseMore } from '../choose';
import { liveBlock } from '../live/live-block';
import { openSearch } from '../search/open-search';
import { expect, open, test } from '../test';
import { walk } from '../walk';

/**
 * What readers do most, in few steps and without what one browser alone has: a Mac runs this in Playwright's WebKit, and
 * `npm run test:all` in Chromium and Firefox.
 */
test.describe('a reader @all @webkit', () => {
  test.beforeEach(async ({ context, browserName }) => {
    // The others allow it while a button is pressed.
    if (browserName === 'chromium') await context.grantPermissions(['clipboard-write']);
  });

  test('opens pages that come to life without an error @firefox', async ({ page }) => {
    await walk(['/', '/demo', '/demo/simple', '/guide/sorting', '/changelog'], async (path) => {
      await open(page, path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('data-started', '');
    });
  });

  test('follows links, and goes back to where they were @firefox', async ({ page }) => {
    const title = page.getByRole('heading', { level: 1 });
    await open(page, '/guide/sorting');
    await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }));
    // A click may scroll first.
    await page
      .getByRole('navigation', { name: 'Sidebar' })
      .getByRole('link', { name: 'Accessibility', exact: true })
      .press('Enter');
    await expect(title).toHaveText('Accessibility');
    await expect(page).toHaveTitle(/Accessibility/);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    await expect(title).toHaveText('Sorting');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(600);
  });

  test('searches, and opens a result @firefox', async ({ page }) => {
    await open(page, '/');
    const { field, options, active, find } = await openSearch(page);
    await find('sticky header');
    await expect(options.first()).toBeVisible();
    await expect(active).toHaveCount(1);
    await field.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Search' })).toBeHidden();
    await expect(page).not.toHaveURL('/');
  });

  test('opens a menu by mouse, closes it by its button, and chooses from it @firefox', async ({ page }) => {
    await open(page, '/demo/simple');
    const more = page.locator('[data-demo="simple"]').getByRole('button', { name: 'More' });
    const items = page.getByRole('menuitem');
    for (const menu of [more, page.getByRole('button', { name: 'Copy page' })]) {
      await menu.click();
      await expect(items.first()).toBeVisible();
      await menu.click();
      await expect(items).toHaveCount(0);
    }
    await more.click();
    await items.filter({ hasText: 'Copy for design tools' }).click();
    await expect(items.filter({ hasText: 'SVG' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(items).toHaveCount(0);
  });

  test('copies what has to be fetched first @firefox', async ({ page }) => {
    await open(page, '/demo/simple');
    await page.getByRole('button', { name: 'Copy page' }).click();
    await page.getByRole('menuitem', { name: 'Copy as Markdown' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toBeVisible();
    const demo = page.locator('[data-demo="simple"]');
    for (const name of [['Copy all files'], ['Copy for design tools', 'SVG']]) {
      await chooseMore(demo, ...name);
      await expect(demo.getByRole('status').filter({ hasText: 'Copied' })).toBeVisible();
    }
  });

  test('edits a demo, and its form answers @firefox', async ({ page }) => {
    await open(page, '/demo/simple');
    const { frame, show, replace, write, comesTo } = liveBlock(page, 'simple');
    await show();
    await replace("'Station'", 'Sensor');
    await expect(frame.getByRole('columnheader', { name: 'Sensor' })).toBeVisible();
    await write(
      "import { useState } from 'react';\nexport default function Demo() {\n  const [sent, send] = useState(false);\n  return <form action={() => send(true)}><button>{sent ? 'Sent' : 'Send'}</button></form>;\n}\n",
    );
    await comesTo('compiled');
    await frame.getByRole('button', { name: 'Send' }).click();
    await expect(frame.getByRole('button', { name: 'Sent' })).toBeVisible();
  });

  test('downloads a demo', async ({ page }) => {
    await open(page, '/demo/simple');
    const saved = page.waitForEvent('download');
    await chooseMore(page.locator('[data-demo="simple"]'), 'Download');
    const download = await saved;
    expect(download.suggestedFilename()).toBe('table-demo-simple.zip');
    expect(await download.failure()).toBeNull();
  });

  test('keeps to dark colours @firefox', async ({ page }) => {
    await open(page, '/demo/simple');
    const html = page.locator('html');
    await choose(page, 'Colour mode', 'Dark');
    await expect(html).toHaveAttribute('data-prefers-color', 'dark');
    await page.reload();
    await expect(html).toHaveAttribute('data-prefers-color', 'dark');
  });

  test('fills the window with a demo, and goes back @firefox', async ({ page }) => {
    await open(page, '/demo/simple');
    const view = page.getByRole('dialog', { name: 'Simple' });
    await page.locator('[data-demo="simple"]').getByRole('button', { name: 'Expand' }).click();
    await expect(view).toBeVisible();
    await page.goBack();
    await expect(view).toHaveCount(0);
    await expect(page).toHaveURL('/demo/simple');
  });

  test('sees what a type stands for @firefox', async ({ page }) => {
    await open(page, '/');
    await page.getByRole('main').getByRole('table').locator('[data-type]').first().hover();
    await expect(page.getByRole('tooltip')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
