import type { Locator } from '@playwright/test';
import { choose } from '../choose';
import { hold } from '../hold';
import { expect, open, test } from '../test';

// A site that isn't translated to Chinese.
test.use({ site: 'two-level' });

const chinese = /\p{Script=Han}/u;

test('中文 changes the chrome, names of entries and groups, and neither the address nor the language of the content @dev-all', async ({
  page,
}) => {
  await test.step('?locale of a demo is the language of that one render', async () => {
    await page.goto('~demos/counter?locale=zh-CN');
    await expect(page.getByRole('main').getByRole('button').first()).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
    await expect(page.getByRole('main')).toHaveAttribute('lang', 'en');
  });

  await open(page, 'guide/basics/counter');
  const prose = await page
    .getByRole('main')
    .getByRole('paragraph')
    .filter({ hasText: /(\w+ ){4}/ })
    .first()
    .innerText();
  // That of a reader who has chosen none.
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  const header = page.getByRole('banner').getByRole('link', { name: 'Guide', exact: true });
  const group = page.getByRole('navigation', { name: 'Sidebar' }).getByText('Second', { exact: true });
  await expect(header).toBeVisible();
  await expect(group).toBeVisible();
  await choose(page, 'Language', '中文');
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
  await expect(page).toHaveURL('guide/basics/counter');
  await expect(page.getByRole('banner').getByRole('link', { name: chinese }).first()).toBeVisible();
  await expect(page.locator('[data-demo="counter"]').getByRole('button', { name: chinese }).first()).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Sidebar' })).toHaveCount(0);
  await expect(header).toHaveCount(0);
  await expect(page.getByText('Second', { exact: true })).toHaveCount(0);
  await expect(page.getByText(prose).first()).toBeVisible();
  for (const content of [page.getByRole('heading', { level: 1 }), page.getByText(prose).first()]) {
    expect(await content.evaluate((element) => element.closest('[lang]')?.getAttribute('lang'))).toBe('en');
  }
});

test.describe('on a later visit', () => {
  test.use({ allow: ['Failed to load resource: net::ERR_FAILED'] });
  const TEXTS = /\/zh-cn-[^/]+\.js$/i;
  const isSeen = (text: Locator) =>
    text.evaluate((element) => getComputedStyle(element).webkitTextFillColor !== 'rgba(0, 0, 0, 0)');

  test('the choice is remembered, the interface is not in English first, and the content is there at once', async ({
    page,
  }) => {
    await open(page, 'guide/basics/welcome');
    await choose(page, 'Language', '中文');
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
    const release = await hold(page, TEXTS);
    await page.reload({ waitUntil: 'commit' });
    const english = page.getByRole('banner').getByRole('link', { name: 'Reference' });
    await english.waitFor();
    expect(await isSeen(english)).toBe(false);
    expect(await isSeen(page.getByRole('heading', { level: 1 }))).toBe(true);
    // The same in every language.
    for (const text of [/^v\d/, 'Ctrl K'])
      expect(await isSeen(page.getByRole('banner').getByText(text, { exact: true }))).toBe(true);
    release();
    const own = page.getByRole('banner').getByRole('link', { name: chinese }).first();
    await expect(own).toBeVisible();
    await expect.poll(() => isSeen(own)).toBe(true);

    await test.step('until it is taken back', async () => {
      await choose(page, '语言', 'English');
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      await page.reload();
      await expect(english).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    });
  });

  test('the interface is in English if its texts do not arrive, which can be tried again @all', async ({ page }) => {
    await open(page, 'guide/basics/welcome');
    await page.route(TEXTS, (route) => route.abort());
    await choose(page, 'Language', '中文');
    await expect(page.getByRole('alert')).toContainText('The language could not be loaded');
    await page.reload();
    const english = page.getByRole('banner').getByRole('link', { name: 'Reference' });
    await expect.poll(() => isSeen(english)).toBe(true);
    await expect(page.getByRole('alert')).toContainText('The language could not be loaded');
    await page.unroute(TEXTS);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});

test('another tab follows @all', async ({ context, page }) => {
  await open(page, './');
  const other = await context.newPage();
  await open(other, 'guide/basics/welcome');
  await choose(page, 'Language', '中文');
  await expect(other.locator('html')).toHaveAttribute('lang', 'zh-CN');
});
