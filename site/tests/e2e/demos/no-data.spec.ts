import { expect, test } from '../../../../packages/live-docs/tests/e2e/test';
import { openDemo, PLACES } from './places';

for (const place of PLACES) {
  test(`no-data at /${place}: three empty tables have three texts @dev`, async ({ page }) => {
    const preview = await openDemo(page, place, 'no-data');
    const cells = (name: string) => preview.getByRole('table', { name }).locator('tbody').getByRole('cell');
    await expect(preview.getByRole('table')).toHaveCount(3);
    await expect(cells('Default')).toHaveText('No Data');
    await expect(cells('Custom')).toHaveText('Nothing is damaged.');
    await expect(cells('Function')).toHaveText('No article matches “teapot”.');

    await preview.getByRole('searchbox').fill('cup');
    await expect(cells('Function')).toHaveText(['Espresso cup', 'D-20']);
    await preview.getByRole('searchbox').fill('ladle');
    await expect(cells('Function')).toHaveText('No article matches “ladle”.');
  });
}
