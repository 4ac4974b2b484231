import { expect, test } from '../test';
import { openDemo, PLACES } from './places';

for (const place of PLACES) {
  test(`hide-header at /${place}: there is no head, unless it is asked for @dev`, async ({ page }) => {
    const preview = await openDemo(page, place, 'hide-header');
    const table = preview.getByRole('table', { name: 'Aurora 7, Tromsø, 14:20 UTC' });
    await expect(table.getByRole('rowheader', { name: 'Snow depth' })).toBeVisible();
    await expect(table.locator('thead')).toHaveCount(0);
    await expect(table.getByRole('columnheader')).toHaveCount(0);
    await preview.getByRole('checkbox', { name: 'Show the header' }).check();
    await expect(table.getByRole('columnheader')).toHaveText(['Sensor', 'Last value', 'State']);
    await preview.getByRole('checkbox').uncheck();
    await expect(table.locator('thead')).toHaveCount(0);
  });
}
