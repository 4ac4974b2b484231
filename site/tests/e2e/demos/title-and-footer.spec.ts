import type { Locator } from '@playwright/test';
import { expect, test } from '../../../../packages/live-docs/tests/e2e/test';
import { openDemo, PLACES } from './places';

/** The numbers in the cells of a row. */
async function numbersOf(row: Locator) {
  const texts = await row.getByRole('cell').allInnerTexts();
  return texts.slice(1).map((text) => Number(text.replaceAll(',', '')));
}

for (const place of PLACES) {
  test(`title-and-footer at /${place}: the totals are the sums of the columns @dev`, async ({ page }) => {
    const preview = await openDemo(page, place, 'title-and-footer');
    const rows = await Promise.all((await preview.locator('tbody .rc-table-row').all()).map(numbersOf));
    const sums = [0, 1, 2, 3].map((column) => rows.reduce((sum, row) => sum + row[column]!, 0));
    expect(sums[3]).toBeGreaterThan(0);
    expect(await numbersOf(preview.locator('tfoot').getByRole('row'))).toEqual(sums);
    await expect(preview.getByText('Visitors in 2025')).toBeVisible();
    await expect(preview.getByText(`${rows.length} museums`)).toBeVisible();
  });

  test(`title-and-footer at /${place}: fixed columns stay, and the totals below them too`, async ({ page }) => {
    await page.setViewportSize({ width: 640, height: 900 });
    const preview = await openDemo(page, place, 'title-and-footer');
    const name = preview.getByRole('cell', { name: 'Textile Mill' });
    const total = preview.getByRole('cell', { name: 'All museums' });
    const left = async (cell: Locator) => Math.round((await cell.boundingBox())!.x);
    const start = await left(name);
    await preview
      .locator('.rc-table-content')
      .evaluate((element) => element.scrollTo({ left: 100, behavior: 'instant' }));
    await expect.poll(() => left(name)).toBe(start - 100);
    await preview.getByRole('checkbox').check();
    await expect.poll(() => left(name)).toBe(start);
    await expect.poll(() => left(total)).toBe(start);
  });
}
