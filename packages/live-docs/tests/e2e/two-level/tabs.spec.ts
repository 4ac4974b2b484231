import type { Page } from '@playwright/test';
import { checkA11y, expect, open, test } from '../test';

test.use({ site: 'two-level' });

const PAGE = 'guide/basics/install';
const TABS = {
  page: 'The page itself, before any tab.',
  more: 'More about the installation.',
  options: 'Every option has a default.',
};
/** The tabs of the page; the install command has tabs of its own. */
const tabs = (page: Page) => page.getByRole('main').getByRole('tablist').first().getByRole('tab');

async function expectTab(page: Page, tab: keyof typeof TABS): Promise<void> {
  for (const [key, text] of Object.entries(TABS)) {
    const shown = page.getByText(text);
    await (key === tab ? expect(shown).toBeVisible() : expect(shown).toHaveCount(0));
  }
}

test('a page with tabs shows itself first, its tabs by their order, and the chosen one in the address, which back undoes @dev-all', async ({
  page,
}) => {
  await open(page, PAGE);
  await expect(tabs(page)).toHaveCount(3);
  await expect(tabs(page).nth(1)).toHaveText('More');
  await expect(tabs(page).nth(2)).toHaveText('Options');
  await expect(tabs(page).first()).toHaveAttribute('aria-selected', 'true');
  await expectTab(page, 'page');
  await checkA11y(page);

  await test.step('a click on a tab is in the address, and back undoes it', async () => {
    await tabs(page).nth(2).click();
    await expect(page).toHaveURL(`${PAGE}?tab=options`);
    await expectTab(page, 'options');
    await tabs(page).first().click();
    await expect(page).toHaveURL(PAGE);
    await expectTab(page, 'page');
    await page.goBack();
    await expect(page).toHaveURL(`${PAGE}?tab=options`);
    await expectTab(page, 'options');
  });
});

test('an address with a tab opens it, a section in it, and contents and edit link of the tab @dev-all', async ({
  page,
}) => {
  await open(page, `${PAGE}?tab=more#mirrors`);
  await expectTab(page, 'more');
  await expect(tabs(page).nth(1)).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('heading', { name: 'Mirrors' })).toBeInViewport();

  await test.step('contents and edit link are those of the tab', async () => {
    const contents = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
    await expect(contents).toHaveText(['Offline', 'Mirrors']);
    await expect(page.getByRole('link', { name: 'Edit this page' })).toHaveAttribute(
      'href',
      /install\.\$tab-more\.mdx$/,
    );
  });
});

test('the arrow keys move between tabs, and Back leaves the page @all', async ({ page }) => {
  await open(page, '/docs/');
  await open(page, PAGE);
  await tabs(page).first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(`${PAGE}?tab=more`);
  await expect(tabs(page).nth(1)).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(page).toHaveURL(`${PAGE}?tab=options`);
  await page.goBack();
  await expect(page).toHaveURL('/docs/');
});
