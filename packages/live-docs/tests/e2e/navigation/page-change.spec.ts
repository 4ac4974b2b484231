import { expect, open, test } from '../test';

test('the first stop of the keyboard skips to the content, and a page change moves the focus there, sets the title and announces it @dev-all @firefox', async ({
  page,
  context,
}) => {
  await open(page, '/demo/simple');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  const main = page.getByRole('main');
  expect(
    await main.evaluate((element) => element.contains(document.activeElement) && document.activeElement !== element),
  ).toBe(true);

  await test.step('a click meant for a new tab is left to the browser', async () => {
    const opened = context.waitForEvent('page');
    const link = page.getByRole('navigation', { name: 'Sidebar' }).getByRole('link', { name: 'Hover Perf' });
    await link.click({ modifiers: ['ControlOrMeta'] });
    const other = await opened;
    await expect(other.getByRole('heading', { level: 1 })).toHaveText('Hover Perf');
    await expect(page).toHaveURL('/demo/simple#main');
  });

  await test.step('a page change moves the focus to the content, sets the title and announces it', async () => {
    await page.getByRole('navigation', { name: 'Sidebar' }).getByRole('link', { name: 'Hover Perf' }).click();
    await expect(page).toHaveTitle(/Hover Perf/);
    await expect
      .poll(() => page.getByRole('main').evaluate((main) => main.contains(document.activeElement)))
      .toBe(true);
    await expect(page.locator('[aria-live], [role="status"]').filter({ hasText: 'Hover Perf' })).toHaveCount(1);
  });
});

test('a new page starts at its top, and back, forward and a reload return to where the reader was @dev-all @firefox @webkit', async ({
  page,
}) => {
  const scroll = () => page.evaluate(() => Math.round(scrollY));
  await open(page, '/changelog');
  await page.evaluate(() => scrollTo(0, 3000));
  // A click may scroll first.
  await page.getByRole('banner').getByRole('link', { name: 'Overview' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/Changelog/);
  await expect.poll(scroll).toBe(0);
  await page.evaluate(() => scrollTo(0, 700));
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Changelog/);
  await expect.poll(scroll).toBe(3000);
  await page.goForward();
  await expect(page).toHaveURL('/');
  await expect.poll(scroll).toBe(700);
  await page.goBack();
  await expect.poll(scroll).toBe(3000);
  await page.reload();
  await expect.poll(scroll).toBe(3000);
});

test('back from a section returns to the one before, on the same page @firefox', async ({ page }) => {
  await open(page, '/changelog');
  const contents = page.getByRole('navigation', { name: 'On this page' });
  await contents.getByRole('link', { name: '7.12.4', exact: true }).click();
  await contents.getByRole('link', { name: '7.12.1', exact: true }).click();
  await page.goBack();
  await expect(contents.locator('[aria-current]')).toHaveText('7.12.4');
  await expect(page.getByRole('heading', { name: '7.12.4' })).toBeInViewport();
});
