import type { Locator } from '@playwright/test';
import { expect, test } from '../../../../packages/live-docs/tests/e2e/test';
import { openDemo, PLACES } from './places';

/** The x positions of the icons of some rows, or of the empty spaces in place of icons. */
const startsOf = (preview: Locator, names: string[]) =>
  Promise.all(
    names.map(async (name) => {
      const row = preview.getByRole('row').filter({ hasText: name });
      return Math.round((await row.locator('.rc-table-row-expand-icon').boundingBox())!.x);
    }),
  );

for (const place of PLACES) {
  test(`children-indent at /${place}: each level is indented by the size set @dev`, async ({ page }) => {
    const preview = await openDemo(page, place, 'children-indent');
    const levels = ['Photographs', 'cover.jpg', 'crust.jpg'];
    const [first = 0] = await startsOf(preview, levels);
    const slider = preview.getByRole('slider', { name: 'indentSize' });
    for (const size of [20, 40, 8, 0]) {
      await slider.fill(String(size));
      await expect(preview.getByText(`${size} px`, { exact: true })).toBeVisible();
      expect(await startsOf(preview, levels)).toEqual([first, first + size, first + 2 * size]);
      expect(await startsOf(preview, ['Text', 'bread.md'])).toEqual([first, first + size]);
    }
  });

  test(`children-indent at /${place}: all folders are open at first, and close`, async ({ page }) => {
    const preview = await openDemo(page, place, 'children-indent');
    const file = preview.getByRole('cell', { name: 'crust.jpg' });
    await expect(preview.getByRole('button', { name: 'Folder', expanded: true })).toHaveCount(3);
    await expect(file).toBeVisible();
    await preview.getByRole('button', { name: 'Folder Bread' }).press('Enter');
    await expect(file).toHaveCount(0);
    await expect(preview.getByRole('cell', { name: 'cover.jpg' })).toBeVisible();
    await preview.getByRole('button', { name: 'Folder Photographs' }).click();
    await expect(preview.getByRole('cell', { name: 'cover.jpg' })).toHaveCount(0);
  });
}
