import type { Page } from '@playwright/test';
import { hold } from '../hold';
import { searchView } from '../search/open-search';
import { expect, test } from '../test';
import { quiet } from '../quiet';

/** Opens a page whose scripts are on their way, and does something before they come. */
async function before(page: Page, path: string, act: () => Promise<void>): Promise<void> {
  const release = await hold(page, '**/assets/*.js');
  await page.goto(path, { waitUntil: 'commit' });
  await page.locator('main footer').waitFor();
  await act();
  release();
}

/** Never lets the browser be idle. */
const stayBusy = () => {
  window.requestIdleCallback = () => 0;
};

test('a page of text loads no script before the browser is idle, or a control is touched', async ({ page }) => {
  await page.addInitScript(stayBusy);
  const asked: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && asked.push(request.url()));
  await page.goto('/changelog');
  await quiet(page);
  await page.getByRole('banner').getByRole('link', { name: 'Demo' }).click();
  await expect(page).toHaveURL('/demo');
  expect(asked).toEqual([]);
  await page.getByRole('button', { name: 'Language' }).click();
  await expect(page.getByRole('menu', { name: 'Language' })).toBeVisible();
});

for (const path of ['/changelog', '/demo/simple']) {
  test.describe(`on ${path}, what a reader does before the scripts come`, () => {
    test('is done when they are there: a menu opens @all', async ({ page }) => {
      const menu = page.getByRole('menu', { name: 'Colour mode' });
      await before(page, path, async () => {
        await page.getByRole('button', { name: 'Colour mode' }).click();
        await expect(menu).toHaveCount(0);
      });
      await expect(menu).toBeVisible();
      await expect(page.locator('html')).not.toHaveAttribute('data-noted');
    });

    test(`is done at once: the search box takes what is typed, and Enter waits for its answer${path === '/changelog' ? '' : ' @all'}`, async ({
      page,
    }) => {
      const { field } = searchView(page);
      await before(page, path, async () => {
        await page.keyboard.press('Control+k');
        await expect(field).toBeFocused();
        await page.keyboard.type('row selection');
        await expect(field).toHaveValue('row selection');
        await page.keyboard.press('Enter');
      });
      await expect(page).toHaveURL(/\/guide\/row-selection/);
      await expect(field).toBeHidden();
    });
  });
}

test('what is typed into a filter before the scripts come is what it filters by @all', async ({ page }) => {
  const filter = page.getByRole('textbox', { name: 'Filter demos' });
  await before(page, '/demo', async () => {
    await filter.fill('virtual');
  });
  await expect(page.getByText(/^\d+ found$/)).toBeVisible();
  await expect(filter).toHaveValue('virtual');
  await expect(page.getByRole('link', { name: 'Simple', exact: true })).toHaveCount(1);
});

test('a demo that is clicked before the scripts come answers when they are there @all', async ({ page }) => {
  const demo = page.locator('[data-demo="simple"]');
  const button = demo.getByRole('button').first();
  const shown = () => demo.locator('[data-demo-preview]').innerText();
  let text = '';
  await before(page, '/demo/simple', async () => {
    text = await shown();
    await button.click();
    expect(await shown()).toBe(text);
  });
  await expect.poll(shown).not.toBe(text);
});

test.describe('on a narrow window', () => {
  test.use({ viewport: { width: 390, height: 800 } });

  test('the menu opens when the scripts are there @all', async ({ page }) => {
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await before(page, '/changelog', async () => {
      await page.getByRole('button', { name: 'Menu' }).click();
    });
    await expect(menu.getByRole('link', { name: 'Overview' })).toBeVisible();
  });
});
