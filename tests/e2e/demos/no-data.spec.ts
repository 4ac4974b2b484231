import { expect, test } from '../test';
import { openDemo, PLACES } from './places';

for (const place of PLACES) {
  test(`no-data at /${place}: three empty tables have three texts @dev`, async ({ page }) => {
    const preview = await openDemo(page, place, 'no-data');
    const text = (name: string) => preview.getByRole('table', { name }).locator('tbody').getByRole('cell');
    await expect(preview.getByRole('table')).toHaveCount(3);
    await expect(text('Reserved')).toHaveText('No Data');
    await expect(text('Damaged')).toHaveText(/^All in one piece/);
    await expect(text('Found')).toHaveText('No article matches “teapot”.');
  });

  test(`no-data at /${place}: the text of the function follows the search`, async ({ page }) => {
    const preview = await openDemo(page, place, 'no-data');
    const cells = preview.getByRole('table', { name: 'Found' }).locator('tbody').getByRole('cell');
    await preview.getByRole('searchbox', { name: 'Search the stock' }).fill('cup');
    await expect(cells).toHaveText(['Espresso cup', 'D-20', '0']);
    await preview.getByRole('searchbox').fill('ladle');
    await expect(cells).toHaveText('No article matches “ladle”.');
  });
}
