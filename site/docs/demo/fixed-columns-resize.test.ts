import type { Locator } from '@playwright/test';
import type { Steps } from 'live-docs/test';

/** Distances of the first and the last column from the edges of the table. */
async function distances(preview: Locator) {
  const box = (await preview.locator('.rc-table').boundingBox())!;
  const row = preview.locator('[data-row-key="1"]');
  const first = (await row.getByRole('rowheader').boundingBox())!;
  const last = (await row.getByRole('cell').last().boundingBox())!;
  return [first.x - box.x, box.x + box.width - last.x - last.width].map(Math.round);
}

export const steps: Steps = {
  'another column keeps the fixed ones, and the time is a number': async ({
    demo,
    page,
    expect,
  }) => {
    await page.setViewportSize({ width: 700, height: 900 });
    const headers = demo.locator('thead').getByRole('columnheader');
    const hours = demo.getByRole('slider', { name: 'Hours' });
    await expect(demo.locator('[data-row-key]')).toHaveCount(200);
    await expect(headers).toHaveCount(13);
    await expect(demo.getByText('Not updated yet')).toBeVisible();
    const before = await distances(demo);

    await hours.press('ArrowRight');
    await expect(headers).toHaveCount(14);
    await expect(headers.nth(12)).toHaveText('16:00');
    await expect(demo.getByText(/^Last update: \d+ ms$/)).toBeVisible();
    await demo
      .locator('.rc-table-body')
      .evaluate((body) => body.scrollBy({ left: 100, behavior: 'instant' }));
    await expect(demo.locator('.rc-table')).toHaveClass(/rc-table-fix-start-shadow-show/);
    expect(await distances(demo)).toEqual(before);

    await hours.press('ArrowLeft');
    await expect(headers).toHaveCount(13);
    expect(await distances(demo)).toEqual(before);
  },

  'in a narrower box fixed columns follow its edge': async ({ demo, page, expect }) => {
    await page.setViewportSize({ width: 700, height: 900 });
    const width = async () => Math.round((await demo.locator('.rc-table').boundingBox())!.width);
    const [before, whole] = [await distances(demo), await width()];
    await demo.getByRole('slider', { name: 'Box width' }).fill('60');
    await expect.poll(width).toBeLessThan(whole * 0.65);
    await expect.poll(() => distances(demo)).toEqual(before);
  },
};
