import type { Steps } from 'live-docs/test';
import { watchFor } from '../../tests/steps/watch-for';

const MOVING = 'tr[class*="row-motion"]';

export const steps: Steps = {
  'adding and deleting change the row count after the motion': async ({ demo, expect }) => {
    const rows = demo.locator('tbody').getByRole('row');
    await expect(rows).toHaveCount(4);
    const appearing = await watchFor(demo, 'tr.row-motion-appear');
    await demo.getByRole('button', { name: 'Add a parcel' }).click();
    await appearing();
    await expect(demo.locator(MOVING)).toHaveCount(0);
    await expect(rows).toHaveCount(5);
    await expect(rows.first()).toContainText('2045');

    const leaving = await watchFor(demo, 'tr.row-motion-leave');
    await demo.getByRole('button', { name: 'Delete 2043' }).click();
    await expect(demo.getByText('4 parcels')).toBeVisible();
    await leaving();
    await expect(rows).toHaveCount(4);
    await expect(demo.getByText('2043')).toHaveCount(0);
    await expect(demo.getByRole('button', { name: 'Add a parcel' })).toBeFocused();
  },

  'without motion too, down to the last row': async ({ demo, page, expect }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const parcel of [2041, 2042, 2043, 2044])
      await demo.getByRole('button', { name: `Delete ${parcel}` }).click();
    await expect(demo.getByText('Every parcel has been collected.')).toBeVisible();
    await expect(demo.locator('tbody tr')).toHaveCount(1);
  },
};
