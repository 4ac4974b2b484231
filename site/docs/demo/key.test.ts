import type { Locator } from '@playwright/test';
import { expect } from '@playwright/test';
import type { Steps } from 'live-docs/test';

/** Chooses a row key, ticks the second row and deletes the first. Returns the passengers whose box is ticked. */
async function tickAndDelete(preview: Locator, rowKey: string) {
  await preview.getByLabel('Row key').selectOption(rowKey);
  await preview.getByRole('button', { name: 'Restore rows' }).click();
  await preview.getByRole('checkbox', { name: 'Kofi Mensah' }).check();
  await preview.getByRole('button', { name: 'Delete Hanna Vogel' }).click();
  await expect(preview.getByRole('checkbox')).toHaveCount(3);
  return preview.getByRole('cell').filter({ has: preview.page().locator(':checked') });
}

export const steps: Steps = {
  'row 2 stays ticked when row 1 is deleted, unless the key is the index': async ({
    demo,
    expect,
  }) => {
    await expect(await tickAndDelete(demo, 'Field')).toHaveText(['Kofi Mensah']);
    await expect(await tickAndDelete(demo, 'Function')).toHaveText(['Kofi Mensah']);
    await expect(await tickAndDelete(demo, 'Index (wrong)')).toHaveText(['Lena Dubois']);
  },
};
