import type { Locator } from '@playwright/test';
import { expect, test } from '../../../../packages/live-docs/tests/e2e/test';
import { openDemo, PLACES } from './places';

/** Chooses a row key, ticks the second row and deletes the first. Returns the passengers whose box is ticked. */
async function tickAndDelete(preview: Locator, rowKey: string) {
  await preview.getByLabel('Row key').selectOption(rowKey);
  await preview.getByRole('button', { name: 'Restore rows' }).click();
  await preview.getByRole('checkbox', { name: 'Kofi Mensah' }).check();
  await preview.getByRole('button', { name: 'Delete Hanna Vogel' }).click();
  await expect(preview.getByRole('checkbox')).toHaveCount(3);
  return preview.getByRole('cell').filter({ has: preview.page().locator(':checked') });
}

for (const place of PLACES) {
  test(`key at /${place}: row 2 stays ticked when row 1 is deleted, unless the key is the index @dev`, async ({
    page,
  }) => {
    const preview = await openDemo(page, place, 'key');
    await expect(await tickAndDelete(preview, 'Field')).toHaveText(['Kofi Mensah']);
    await expect(await tickAndDelete(preview, 'Function')).toHaveText(['Kofi Mensah']);
    await expect(await tickAndDelete(preview, 'Index (wrong)')).toHaveText(['Lena Dubois']);
  });
}
