import { expect, test } from '../../../../packages/live-docs/tests/e2e/test';
import { watchFor } from '../../../../packages/live-docs/tests/e2e/watch-for';
import { openDemo, PLACES } from './places';

const MOVING = 'tr[class*="row-motion"]';

for (const place of PLACES) {
  test(`animation at /${place}: adding and deleting change the row count after the motion @dev`, async ({ page }) => {
    const preview = await openDemo(page, place, 'animation');
    const rows = preview.locator('tbody').getByRole('row');
    await expect(rows).toHaveCount(4);
    const appearing = await watchFor(preview, 'tr.row-motion-appear');
    await preview.getByRole('button', { name: 'Add a parcel' }).click();
    await appearing();
    await expect(preview.locator(MOVING)).toHaveCount(0);
    await expect(rows).toHaveCount(5);
    await expect(rows.first()).toContainText('2045');

    const leaving = await watchFor(preview, 'tr.row-motion-leave');
    await preview.getByRole('button', { name: 'Delete 2043' }).click();
    await expect(preview.getByText('4 parcels')).toBeVisible();
    await leaving();
    await expect(rows).toHaveCount(4);
    await expect(preview.getByText('2043')).toHaveCount(0);
    await expect(preview.getByRole('button', { name: 'Add a parcel' })).toBeFocused();
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
