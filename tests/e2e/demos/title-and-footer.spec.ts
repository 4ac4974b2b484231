import type { Locator } from '@playwright/test';
import { expect, test } from '../test';
import { openDemo, PLACES } from './places';

/** The numbers of one row, from its third cell on. */
async function numbersOf(row: Locator) {
  const texts = await row.locator('td.rc-table-cell').allInnerTexts();
  return texts.filter((text) => /^[\d,]+$/.test(text)).map((text) => Number(text.replaceAll(',', '')));
}

for (const place of PLACES) {
  test(`title-and-footer at /${place}: the totals are the sums of the columns, whatever rows there are @dev`, async ({
    page,
  }) => {
    const preview = await openDemo(page, place, 'title-and-footer');
    for (const [city, count] of [
      ['Both', 5],
      ['Bergen', 2],
      ['Ghent', 3],
    ] as const) {
      await preview.getByLabel('City').selectOption(city);
      const table = preview.getByRole('table', { name: `Visitors in week 23, ${count} museums` });
      const rows = table.getByRole('row').filter({ has: page.getByRole('rowheader') });
      await expect(rows).toHaveCount(count);
      const numbers = await Promise.all((await rows.all()).map(numbersOf));
      const sums = Array.from({ length: 8 }, (_, column) => numbers.reduce((sum, row) => sum + row[column]!, 0));
      const totals = await numbersOf(table.locator('tfoot').getByRole('row'));
      expect(totals).toEqual(sums);
      const most = Math.max(...totals.slice(0, 7)).toLocaleString('en');
      await expect(preview.getByText(`Busiest day: Sat, with ${most} visitors`)).toBeVisible();
    }
  });

  test(`title-and-footer at /${place}: fixed columns stay, and the totals below them too`, async ({ page }) => {
    await page.setViewportSize({ width: 640, height: 900 });
    const preview = await openDemo(page, place, 'title-and-footer');
    const body = preview.locator('.rc-table-content');
    const name = preview.getByRole('rowheader', { name: 'Textile Mill' });
    const total = preview.locator('tfoot').getByRole('cell', { name: 'Total' });
    const left = async (cell: Locator) => Math.round((await cell.boundingBox())!.x);
    const scrollTo = (x: number) =>
      body.evaluate((element, x) => element.scrollTo({ left: x, behavior: 'instant' }), x);
    const [nameAt, totalAt] = [await left(name), await left(total)];
    await scrollTo(100);
    expect(await left(name)).toBe(nameAt - 100);
    await preview.getByRole('checkbox', { name: 'Fixed columns' }).check();
    await expect.poll(() => left(total)).toBe(totalAt);
    expect(await left(name)).toBe(nameAt);
    await preview.getByRole('button', { name: 'Note on Textile Mill' }).click();
    await expect(preview.getByText('The looms run on Wednesdays and Sundays.')).toBeInViewport();
  });
}
