import type { Locator } from '@playwright/test';
import type { Steps } from 'live-docs/test';

/** True if every cell of a row is below the header cell of its column. */
const isAligned = (preview: Locator) =>
  preview.evaluate((element) => {
    const headers = [...element.querySelectorAll('thead th')];
    const cells = [
      ...(element.querySelector('[role="row"]:has([role="gridcell"])')?.children ?? []),
    ];
    const leftOf = (cell?: Element) => Math.round(cell?.getBoundingClientRect().x ?? NaN);
    const isBelow = (cell: Element) =>
      leftOf(cell) === leftOf(headers[Number(cell.getAttribute('aria-colindex')) - 1]);
    return cells.length > 0 && cells.every(isBelow);
  });

// For 100 ms the table follows only the part that was scrolled last, so each test scrolls one part.

export const steps: Steps = {
  'the header follows the body, and few rows are in the page': async ({ demo, page, expect }) => {
    const grid = demo.getByRole('grid', { name: 'Use of gas, in kWh' });
    const rows = grid.getByRole('row');
    const header = demo.getByRole('columnheader', { name: '06:00' });
    const headerAt = async () => Math.round((await header.boundingBox())!.x);
    await expect(rows.first()).toBeAttached();
    expect(await rows.count()).toBeLessThan(20);
    expect(await isAligned(demo)).toBe(true);
    const start = await headerAt();
    await grid.hover();
    await page.mouse.wheel(400, 0);
    await expect.poll(headerAt).toBe(start - 400);
    expect(await isAligned(demo)).toBe(true);

    await demo.getByRole('button', { name: 'Meter 50,000 at 18:00' }).click();
    await expect(grid.locator('[aria-rowindex="50000"]')).toHaveCount(1);
    await expect(demo.getByRole('columnheader', { name: '18:00' })).toBeInViewport({ ratio: 0.9 });
    await expect.poll(() => isAligned(demo)).toBe(true);

    // As far as it goes, in both directions.
    await demo.getByRole('button', { name: 'Last meter at 05:30' }).click();
    await expect(demo.getByRole('columnheader', { name: '05:30' })).toBeInViewport({ ratio: 0.9 });
    await expect(rows.last()).toHaveAttribute('aria-rowindex', '100000');
    await expect.poll(() => isAligned(demo)).toBe(true);
    expect(await rows.count()).toBeLessThan(20);
  },

  'the body follows the header': async ({ demo, page, expect }) => {
    const grid = demo.getByRole('grid');
    const leftOf = () => grid.evaluate((element) => element.scrollLeft);
    const end = await grid.evaluate((element) => element.scrollWidth - element.clientWidth);
    await demo.getByRole('columnheader', { name: '08:00' }).hover();
    await expect(async () => {
      await page.mouse.wheel(10_000, 0);
      expect(await leftOf()).toBe(end);
    }).toPass();
    await expect.poll(() => isAligned(demo)).toBe(true);
    await expect(demo.getByRole('columnheader', { name: '05:30' })).toBeInViewport({ ratio: 0.9 });
  },
};
