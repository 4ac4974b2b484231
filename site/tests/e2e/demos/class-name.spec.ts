import { expect, test } from '../../../../packages/live-docs/tests/e2e/test';
import { openDemo, PLACES } from './places';

for (const place of PLACES) {
  test(`class-name at /${place}: the classes are on the elements, and show @dev`, async ({ page }) => {
    const preview = await openDemo(page, place, 'class-name');
    const row = (name: string) => preview.getByRole('row', { name });
    await expect(preview.locator('.rc-table.stock-table')).toHaveCount(1);
    await expect(preview.locator('tr.running-low')).toHaveCount(1);
    await expect(row('Copper kettle')).toHaveClass(/\brunning-low\b/);
    await expect(row('Espresso cup')).toHaveClass(/\bsold-out\b/);
    await expect(row('Count again in June')).toHaveClass(/\bstock-note\b/);
    await expect(preview.locator('th.shelf')).toHaveText('Shelf');
    await expect(preview.locator('td.shelf')).toHaveCount(5);

    const background = (name: string) =>
      preview.getByRole('cell', { name, exact: true }).evaluate((cell) => getComputedStyle(cell).backgroundColor);
    expect(await background('Espresso cup')).not.toBe(await background('Bread knife'));
  });

  test(`class-name at /${place}: title and footer stay around a table that scrolls`, async ({ page }) => {
    await page.setViewportSize({ width: 600, height: 900 });
    const preview = await openDemo(page, place, 'class-name');
    const content = preview.locator('.rc-table-content');
    expect(await content.evaluate((element) => element.scrollWidth > element.clientWidth)).toBe(true);
    await content.evaluate((element) => element.scrollTo(200, 0));
    await expect(preview.getByText('Stock of hall 3')).toBeInViewport({ ratio: 1 });
    await expect(preview.getByText(/^Amber: fewer than 50/)).toBeInViewport({ ratio: 1 });
  });
}
