import type { Page } from '@playwright/test';
import { expect, open, test } from '../test';
import { watchScripts } from './watch-scripts';

/** Words of the text of the page that is open, as a script would have them. */
const readWords = (page: Page) =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.querySelector('[data-run] p')!, NodeFilter.SHOW_TEXT);
    let longest = '';
    while (texts.nextNode()) {
      const [plain = ''] = /[\w ,.]+/.exec(texts.currentNode.textContent ?? '') ?? [];
      if (plain.length > longest.length) longest = plain;
    }
    return longest;
  });

test('what a document has of a page stays as it is, without being loaded, until a reader turns to the page', async ({
  page,
}) => {
  const scripts = watchScripts(page);
  await open(page, 'guide/sorting');
  const words = await readWords(page);
  expect(words.length).toBeGreaterThan(15);
  expect(await scripts.holding(words)).toBe(0);

  await test.step('its code is copied', async () => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const block = page.locator('[data-run] figure').first();
    await block.getByRole('button', { name: /^Copy code/ }).click();
    await expect(block.getByRole('status')).toHaveText('Copied');
    const code = await block.locator('code').textContent();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code);
  });

  await test.step('its links turn the page, and back it comes with its text', async () => {
    const document = await page.evaluateHandle(() => window.document);
    await page.locator('[data-run] a[data-link]').first().click();
    await expect(page).not.toHaveURL(/sorting/);
    await page.goBack();
    await expect(page.getByRole('main').getByText(words)).toBeVisible();
    expect(await scripts.holding(words)).toBe(1);
    expect(await page.evaluate((before) => before === window.document, document)).toBe(true);
  });
});

test.describe('without a network', () => {
  test.use({ allow: [/Failed to load resource/] });

  test('what a document had of a page is there when the reader comes back @all', async ({ page, context }) => {
    await open(page, 'guide/sorting');
    const words = await readWords(page);
    const link = page.locator('[data-run] a[data-link="intent"]').first();
    await link.click();
    await expect(page).not.toHaveURL(/sorting/);
    await context.setOffline(true);
    await page.goBack();
    await expect(page.getByRole('main').getByText(words)).toBeVisible();
    await expect(
      page
        .locator('[data-run] figure')
        .first()
        .getByRole('button', { name: /^Copy code/ }),
    ).toBeVisible();
  });
});
