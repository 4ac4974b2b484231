import { expect, test } from '../test';
import { openDemo, PLACES } from './places';

for (const place of PLACES) {
  test(`column-hidden at /${place}: columns go, and come back to their places @dev`, async ({ page }) => {
    const preview = await openDemo(page, place, 'column-hidden');
    const heads = preview.getByRole('columnheader');
    const bowl = preview.getByRole('row').filter({ has: page.getByRole('rowheader', { name: 'Stoneware bowl' }) });
    await expect(heads).toHaveText(['Article', 'Supplier', 'In stock']);
    await preview.getByRole('checkbox', { name: 'Shelf' }).check();
    await expect(heads).toHaveText(['Article', 'Supplier', 'Shelf', 'In stock']);
    await expect(bowl.getByRole('cell')).toHaveText(['Potters of Braga', 'D-19', '87']);
    await expect(preview.getByText('4 of 5 columns')).toBeVisible();
    for (const name of ['Supplier', 'In stock']) await preview.getByRole('checkbox', { name }).uncheck();
    await expect(heads).toHaveText(['Article', 'Shelf']);
    await expect(bowl.getByRole('cell')).toHaveText(['D-19']);
    await preview.getByRole('checkbox', { name: 'Supplier' }).check();
    await expect(heads).toHaveText(['Article', 'Supplier', 'Shelf']);
  });
}
