import type { Locator } from '@playwright/test';
import type { Steps } from 'live-docs/test';

/** The x positions of the icons of some rows, or of the empty spaces in place of icons. */
const startsOf = (preview: Locator, names: string[]) =>
  Promise.all(
    names.map(async (name) => {
      const row = preview.getByRole('row').filter({ hasText: name });
      return Math.round((await row.locator('.rc-table-row-expand-icon').boundingBox())!.x);
    }),
  );

export const steps: Steps = {
  'each level is indented by the size set': async ({ demo, expect }) => {
    const levels = ['Photographs', 'cover.jpg', 'crust.jpg'];
    const [first = 0] = await startsOf(demo, levels);
    const slider = demo.getByRole('slider', { name: 'indentSize' });
    for (const size of [20, 40, 8, 0]) {
      await slider.fill(String(size));
      await expect(demo.getByText(`${size} px`, { exact: true })).toBeVisible();
      expect(await startsOf(demo, levels)).toEqual([first, first + size, first + 2 * size]);
      expect(await startsOf(demo, ['Text', 'bread.md'])).toEqual([first, first + size]);
    }
  },

  'all folders are open at first, and close': async ({ demo, expect }) => {
    const file = demo.getByRole('cell', { name: 'crust.jpg' });
    await expect(demo.getByRole('button', { name: 'Folder', expanded: true })).toHaveCount(3);
    await expect(file).toBeVisible();
    await demo.getByRole('button', { name: 'Folder Bread' }).press('Enter');
    await expect(file).toHaveCount(0);
    await expect(demo.getByRole('cell', { name: 'cover.jpg' })).toBeVisible();
    await demo.getByRole('button', { name: 'Folder Photographs' }).click();
    await expect(demo.getByRole('cell', { name: 'cover.jpg' })).toHaveCount(0);
  },
};
