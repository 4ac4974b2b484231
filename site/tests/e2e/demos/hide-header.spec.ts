import { expect, test } from '../../../../packages/live-docs/tests/e2e/test';
import { openDemo, PLACES } from './places';

for (const place of PLACES) {
  test(`hide-header at /${place}: there is no header @dev`, async ({ page }) => {
    const preview = await openDemo(page, place, 'hide-header');
    const table = preview.getByRole('table', { name: 'Weather in Tromsø' });
    await expect(table.getByRole('rowheader', { name: 'Snow depth' })).toBeVisible();
    await expect(table.locator('thead')).toHaveCount(0);
    await expect(table.getByRole('columnheader')).toHaveCount(0);
  });
}
