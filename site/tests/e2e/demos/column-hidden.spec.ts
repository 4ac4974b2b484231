import { expect, test } from '../../../../packages/live-docs/tests/e2e/test';
import { openDemo, PLACES } from './places';

for (const place of PLACES) {
  test(`column-hidden at /${place}: columns go, and come back to their places @dev`, async ({ page }) => {
    const preview = await openDemo(page, place, 'column-hidden');
    const headers = preview.getByRole('columnheader');
    const box = (name: string) => preview.getByRole('checkbox', { name });
    const bowl = preview.getByRole('row').filter({ hasText: 'Stoneware bowl' });
    await expect(headers).toHaveText(['Article', 'Supplier', 'In stock']);
    await box('Shelf').check();
    await expect(headers).toHaveText(['Article', 'Supplier', 'Shelf', 'In stock']);
    await expect(bowl.getByRole('cell')).toHaveText(['Potters of Braga', 'D-19', '87']);
    for (const name of ['Supplier', 'In stock']) await box(name).uncheck();
    await expect(headers).toHaveText(['Article', 'Shelf']);
    await expect(bowl.getByRole('cell')).toHaveText(['D-19']);
    await box('Supplier').check();
    await expect(headers).toHaveText(['Article', 'Supplier', 'Shelf']);
  });
}
