import type { Locator } from '@playwright/test';
import { expect, test } from '../test';
import { openDemo, PLACES } from './places';

const ticket = (preview: Locator, passenger: string) =>
  preview.getByRole('checkbox', { name: `Ticket of ${passenger} seen` });

/** Ticks the second row and deletes the first. */
async function tickAndDelete(preview: Locator) {
  await ticket(preview, 'Kofi Mensah').check();
  await preview.getByRole('button', { name: 'Delete Hanna Vogel' }).click();
  await expect(preview.getByText('5 of 6 rows')).toBeVisible();
  await expect(preview.getByRole('checkbox', { checked: true })).toHaveCount(1);
}

for (const place of PLACES) {
  test(`key at /${place}: row 2 stays ticked when row 1 is deleted @dev`, async ({ page }) => {
    const preview = await openDemo(page, place, 'key');
    for (const way of ['A field: the booking', 'A function: coach and seat']) {
      await preview.getByLabel('Row key').selectOption(way);
      await tickAndDelete(preview);
      await expect(ticket(preview, 'Kofi Mensah')).toBeChecked();
      await preview.getByRole('button', { name: 'Restore rows' }).click();
      await expect(ticket(preview, 'Hanna Vogel')).not.toBeChecked();
    }
  });

  test(`key at /${place}: with the index as key the tick goes to another row`, async ({ page }) => {
    const preview = await openDemo(page, place, 'key');
    await preview.getByLabel('Row key').selectOption('The index, which is wrong');
    await tickAndDelete(preview);
    await expect(ticket(preview, 'Kofi Mensah')).not.toBeChecked();
    await expect(ticket(preview, 'Lena Dubois')).toBeChecked();
  });
}
