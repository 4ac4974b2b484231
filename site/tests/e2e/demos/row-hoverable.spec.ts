import { expect, test } from '../../../../packages/live-docs/tests/e2e/test';
import { openDemo, PLACES } from './places';

for (const place of PLACES) {
  test(`row-hoverable at /${place}: switched off, no hover class appears @dev`, async ({ page }) => {
    const preview = await openDemo(page, place, 'row-hoverable');
    const skipper = (row: number) => preview.locator('tbody').getByRole('row').nth(row).getByRole('cell').last();
    const marked = preview.locator('.rc-table-cell-row-hover');
    const plain = await skipper(1).evaluate((cell) => getComputedStyle(cell).backgroundColor);
    await skipper(1).hover();
    await expect(marked).toHaveText(['Friday', '14–22', 'Joost de Wit']);
    await expect(skipper(1)).not.toHaveCSS('background-color', plain);
    await preview.getByRole('checkbox').uncheck();
    for (const row of [1, 2, 4]) {
      await skipper(row).hover();
      await expect(marked).toHaveCount(0);
    }
    await preview.getByRole('checkbox').check();
    await skipper(4).hover();
    await expect(marked).toHaveText(['Saturday', '14–22', 'Rhys Morgan']);
  });
}
