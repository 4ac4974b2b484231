import { expect, open, test } from '../test';

test('colours of the system show what is current @all', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page, '/guide/sorting');
  const groundOf = (name: string) =>
    page
      .getByRole('navigation', { name: 'Sidebar' })
      .getByRole('link', { name, exact: true })
      .evaluate((link) => getComputedStyle(link).backgroundColor);
  expect(await groundOf('Sorting')).not.toBe(await groundOf('Pagination'));
});

test('with a zoom of 400 % the title fits, and the bar at the top scrolls away @all', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await open(page, '/');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  const lines = await page.getByRole('heading', { level: 1 }).evaluate((title) => {
    const range = document.createRange();
    range.selectNodeContents(title);
    const tops = [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => top);
    return new Set(tops).size;
  });
  expect(lines).toBe(2);
  await page.mouse.wheel(0, 600);
  await expect(page.getByRole('banner')).not.toBeInViewport();
});

test('paper has demos, code and all properties, and neither controls nor an edge that cuts them @all', async ({
  page,
}) => {
  await open(page, '/');
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 718, height: 1000 });
  const main = page.getByRole('main');
  await expect(page.locator('#api-table-showHeader')).toBeVisible();
  await expect(page.locator('[data-demo="simple"]').getByRole('table')).toBeVisible();
  for (const name of [/^Show code/, /^Copy/]) await expect(main.getByRole('button', { name })).toHaveCount(0);
  await expect(page.getByLabel('Filter properties of Table')).toBeHidden();
  await expect(page.getByRole('banner')).toBeHidden();
  const cut = await main.locator('pre').evaluateAll((all) => all.filter((code) => code.scrollWidth > code.clientWidth));
  expect(cut).toEqual([]);
});
