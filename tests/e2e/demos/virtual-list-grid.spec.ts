import type { Locator } from '@playwright/test';
import { expect, test } from '../test';
import { openDemo, PLACES } from './places';

/** How far each cell of a row in the page is from the header cell of its column, in pixels; the first is pinned apart. */
const distances = (preview: Locator) =>
  preview.evaluate((element) => {
    const heads = [...element.querySelectorAll('thead th')];
    const cells = [...element.querySelectorAll('[role="row"]:has([role="gridcell"])')].at(3)?.children ?? [];
    return Array.from(cells, (cell) => ({ cell, column: Number(cell.getAttribute('aria-colindex')) }))
      .filter(({ column }) => column > 1)
      .map(({ cell, column }) =>
        Math.round(cell.getBoundingClientRect().x - (heads[column - 1]?.getBoundingClientRect().x ?? NaN)),
      );
  });
const isAligned = async (preview: Locator) => {
  const all = await distances(preview);
  return all.length > 0 && all.every((distance) => distance === 0);
};

// For a tenth of a second the table follows one part alone, that which was scrolled last. So each test scrolls one.
for (const place of PLACES) {
  test(`virtual-list-grid at /${place}: the body takes the head along, and few rows are in the page @dev`, async ({
    page,
  }) => {
    const preview = await openDemo(page, place, 'virtual-list-grid');
    const grid = preview.getByRole('grid', { name: 'Use of gas, in kWh' });
    const rows = grid.getByRole('row');
    const head = preview.getByRole('columnheader', { name: '06:00' });
    const headAt = async () => Math.round((await head.boundingBox())!.x);
    await expect(rows.first()).toBeAttached();
    expect(await rows.count()).toBeLessThan(20);
    expect(await isAligned(preview)).toBe(true);
    const start = await headAt();
    await grid.hover();
    await page.mouse.wheel(400, 0);
    await expect.poll(headAt).toBe(start - 400);
    expect(await isAligned(preview)).toBe(true);

    // As far as it goes, and down.
    await preview.getByRole('button', { name: 'Last meter, 05:30' }).click();
    await expect(preview.getByRole('columnheader', { name: '05:30' })).toBeInViewport({ ratio: 0.9 });
    await expect(rows.last()).toHaveAttribute('aria-rowindex', '100000');
    await expect.poll(() => isAligned(preview)).toBe(true);
    expect(await rows.count()).toBeLessThan(20);
  });

  test(`virtual-list-grid at /${place}: the head takes the body along`, async ({ page }) => {
    const preview = await openDemo(page, place, 'virtual-list-grid');
    const grid = preview.getByRole('grid');
    const leftOf = () => grid.evaluate((element) => element.scrollLeft);
    const end = await grid.evaluate((element) => element.scrollWidth - element.clientWidth);
    await preview.getByRole('columnheader', { name: '08:00' }).hover();
    await expect(async () => {
      await page.mouse.wheel(10_000, 0);
      expect(await leftOf()).toBe(end);
    }).toPass();
    await expect.poll(() => isAligned(preview)).toBe(true);
    await expect(preview.getByRole('columnheader', { name: '05:30' })).toBeInViewport({ ratio: 0.9 });
  });

  test(`virtual-list-grid at /${place}: the names stay at the edge, beside the cell that was asked for`, async ({
    page,
  }) => {
    const preview = await openDemo(page, place, 'virtual-list-grid');
    const grid = preview.getByRole('grid');
    await preview.getByRole('button', { name: 'Meter 50,000, 18:00' }).click();
    const name = preview.getByText('50,000', { exact: true }).last();
    await expect(name).toBeInViewport();
    const edge = (await grid.boundingBox())!.x;
    expect((await name.boundingBox())!.x).toBe(edge);
    const evening = preview.getByRole('columnheader', { name: '18:00' });
    await expect.poll(async () => (await evening.boundingBox())!.x).toBeGreaterThanOrEqual(edge + 84);
    await grid.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(async () => (await name.boundingBox())!.x).toBe(edge);
    await expect.poll(() => isAligned(preview)).toBe(true);
  });
}
