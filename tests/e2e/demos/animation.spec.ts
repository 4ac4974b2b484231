import { expect, test } from '../test';
import { openDemo, PLACES } from './places';

for (const place of PLACES) {
  test(`animation at /${place}: rows are counted anew once they have moved @dev`, async ({ page }) => {
    const preview = await openDemo(page, place, 'animation');
    const rows = preview.locator('tbody').getByRole('row');
    const moving = preview.locator('tr[class*="row-motion"]');
    await expect(rows).toHaveCount(4);
    await preview.getByRole('button', { name: 'Add a parcel' }).click();
    await expect(moving).toHaveCount(1);
    await expect(moving).toHaveCount(0);
    await expect(rows).toHaveCount(5);
    await expect(rows.first()).toContainText('2045');

    await preview.getByRole('button', { name: 'Delete 2043' }).click();
    await expect(preview.getByText('4 parcels')).toBeVisible();
    await expect(preview.locator('tr[inert]')).toContainText('2043');
    await expect(preview.locator('tbody tr')).toHaveCount(4);
    await expect(preview.getByText('2043')).toHaveCount(0);
    await expect(preview.getByRole('button', { name: 'Delete 2042' })).toBeFocused();
  });

  test(`animation at /${place}: without motion too, down to the last row`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const preview = await openDemo(page, place, 'animation');
    for (const parcel of [2041, 2042, 2043, 2044])
      await preview.getByRole('button', { name: `Delete ${parcel}` }).click();
    await expect(preview.getByText('Every parcel has been collected.')).toBeVisible();
    await expect(preview.locator('tbody tr')).toHaveCount(1);
  });
}
