import type { Locator } from '@playwright/test';
import { expect, test } from '../../../../packages/live-docs/tests/e2e/test';
import { openDemo, PLACES } from './places';

/** Distances of the first and the last column from the edges of the table. */
async function distances(preview: Locator) {
  const box = (await preview.locator('.rc-table').boundingBox())!;
  const row = preview.locator('[data-row-key="1"]');
  const first = (await row.getByRole('rowheader').boundingBox())!;
  const last = (await row.getByRole('cell').last().boundingBox())!;
  return [first.x - box.x, box.x + box.width - last.x - last.width].map(Math.round);
}

for (const place of PLACES) {
  test(`fixed-columns-resize at /${place}: another column keeps the fixed ones, and the time is a number @dev`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 700, height: 900 });
    const preview = await openDemo(page, place, 'fixed-columns-resize');
    const headers = preview.locator('thead').getByRole('columnheader');
    const hours = preview.getByRole('slider', { name: 'Hours' });
    await expect(preview.locator('[data-row-key]')).toHaveCount(200);
    await expect(headers).toHaveCount(13);
    await expect(preview.getByText('Not updated yet')).toBeVisible();
    const before = await distances(preview);

    await hours.press('ArrowRight');
    await expect(headers).toHaveCount(14);
    await expect(headers.nth(12)).toHaveText('16:00');
    await expect(preview.getByText(/^Last update: \d+ ms$/)).toBeVisible();
    await preview.locator('.rc-table-body').evaluate((body) => body.scrollBy({ left: 100, behavior: 'instant' }));
    await expect(preview.locator('.rc-table')).toHaveClass(/rc-table-fix-start-shadow-show/);
    expect(await distances(preview)).toEqual(before);

    await hours.press('ArrowLeft');
    await expect(headers).toHaveCount(13);
    expect(await distances(preview)).toEqual(before);
  });

  test(`fixed-columns-resize at /${place}: in a narrower box fixed columns follow its edge`, async ({ page }) => {
    await page.setViewportSize({ width: 700, height: 900 });
    const preview = await openDemo(page, place, 'fixed-columns-resize');
    const width = async () => Math.round((await preview.locator('.rc-table').boundingBox())!.width);
    const [before, whole] = [await distances(preview), await width()];
    await preview.getByRole('slider', { name: 'Box width' }).fill('60');
    await expect.poll(width).toBeLessThan(whole * 0.65);
    await expect.poll(() => distances(preview)).toEqual(before);
  });
}
