import { expect, test } from '../test';
import { openDemo, PLACES } from './places';

for (const place of PLACES) {
  test(`row-hoverable at /${place}: switched off, no hover class appears @dev`, async ({ page }) => {
    const preview = await openDemo(page, place, 'row-hoverable');
    const skipper = (row: number) => preview.locator('tbody').getByRole('row').nth(row).getByRole('cell').last();
    const marked = preview.locator('.rc-table-cell-row-hover');
    const byTable = preview.getByRole('checkbox', { name: 'Highlight by the table' });
    await skipper(1).hover();
    await expect(marked).toHaveText(['Friday', 'Late', '14–22', 'Joost de Wit']);
    await byTable.uncheck();
    for (const row of [1, 2, 4]) {
      await skipper(row).hover();
      await expect(marked).toHaveCount(0);
    }
    await byTable.check();
    await skipper(4).hover();
    await expect(marked).toHaveText(['Saturday', 'Late', '14–22', 'Rhys Morgan']);
  });

  test(`row-hoverable at /${place}: CSS alone leaves out the cell that spans the row`, async ({ page }) => {
    const preview = await openDemo(page, place, 'row-hoverable');
    await preview.getByRole('checkbox', { name: 'Highlight by the table' }).uncheck();
    await preview.getByRole('checkbox', { name: 'Highlight by CSS' }).check();
    const background = (name: string) =>
      preview
        .getByRole('cell', { name, exact: true })
        .first()
        .evaluate((cell) => getComputedStyle(cell).backgroundColor);
    const plain = await background('Friday');
    await preview.getByRole('cell', { name: 'Late' }).first().hover();
    await expect.poll(() => background('Late')).not.toBe(plain);
    expect(await background('Friday')).toBe(plain);
  });
}
