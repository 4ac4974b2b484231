import type { Locator } from '@playwright/test';
import { expect, test } from '../test';
import { openDemo, PLACES } from './places';

/** Where the first and the last pinned column begin and end, from either edge of the table. */
async function pins(preview: Locator) {
  const box = (await preview.locator('.rc-table').boundingBox())!;
  const row = preview.locator('[data-row-key="1"]');
  const first = (await row.getByRole('rowheader').boundingBox())!;
  const last = (await row.getByRole('cell').last().boundingBox())!;
  return [first.x - box.x, box.x + box.width - last.x - last.width].map(Math.round);
}

for (const place of PLACES) {
  test(`fixed-columns-resize at /${place}: another column keeps the pins, and the time is a number @dev`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 700, height: 900 });
    const preview = await openDemo(page, place, 'fixed-columns-resize');
    const heads = preview.locator('thead').getByRole('columnheader');
    const body = preview.locator('.rc-table-body');
    await expect(preview.locator('[data-row-key]')).toHaveCount(200);
    await expect(heads).toHaveText([
      'Details',
      'Dock',
      'Street',
      '6:00',
      '7:00',
      '8:00',
      '9:00',
      '10:00',
      '11:00',
      'Stands',
    ]);
    await expect(preview.getByText('Not updated yet')).toBeVisible();
    const before = await pins(preview);

    await preview.getByRole('button', { name: 'Add a column' }).click();
    await expect(heads).toHaveCount(11);
    await expect(heads.nth(9)).toHaveText('12:00');
    await expect(preview.getByText(/^Last update: \d+ ms$/)).toBeVisible();
    await body.evaluate((element) => element.scrollBy({ left: 100, behavior: 'instant' }));
    await expect(preview.locator('.rc-table')).toHaveClass(/rc-table-fix-start-shadow-show/);
    expect(await pins(preview)).toEqual(before);

    await preview.getByRole('button', { name: 'Remove a column' }).click();
    await expect(heads).toHaveCount(10);
    expect(await pins(preview)).toEqual(before);
  });

  test(`fixed-columns-resize at /${place}: in a narrower box the pins follow its edge`, async ({ page }) => {
    await page.setViewportSize({ width: 700, height: 900 });
    const preview = await openDemo(page, place, 'fixed-columns-resize');
    const width = async () => Math.round((await preview.locator('.rc-table').boundingBox())!.width);
    const [before, whole] = [await pins(preview), await width()];
    await preview.getByRole('slider', { name: 'Width of the box' }).fill('60');
    await expect.poll(width).toBeLessThan(whole * 0.65);
    await expect.poll(() => pins(preview)).toEqual(before);
    await expect(preview.getByText(/^Last update: \d+ ms$/)).toBeVisible();
  });
}
