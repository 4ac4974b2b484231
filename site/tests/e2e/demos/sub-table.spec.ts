import { expect, test } from '../../../../packages/live-docs/tests/e2e/test';
import { openDemo, PLACES } from './places';

for (const place of PLACES) {
  test(`sub-table at /${place}: the inner table renders on expanding, with a tree that stays open @dev`, async ({
    page,
  }) => {
    const preview = await openDemo(page, place, 'sub-table');
    const inner = preview.getByRole('table', { name: 'Pallets of SH-502', includeHidden: true });
    const toggle = preview.getByRole('button', { name: 'Pallets of SH-502' });
    await expect(preview.getByRole('table', { name: 'Pallets of SH-501' })).toBeVisible();
    await expect(inner).toHaveCount(0);
    await toggle.click();
    await expect(inner.getByRole('columnheader')).toHaveText(['Goods', 'Count', 'kg']);
    const knife = inner.getByText('Bread knife');
    await expect(knife).toHaveCount(0);
    await inner.getByRole('button', { name: 'Contents of Cutlery pallet' }).click();
    await expect(knife).toBeVisible();
    await toggle.click();
    await expect(inner).toBeHidden();
    await toggle.click();
    await expect(knife).toBeVisible();
  });
}
