import type { Locator } from '@playwright/test';
import { expect, test } from '../test';
import { openDemo, PLACES } from './places';

const left = async (cell: Locator) => Math.round((await cell.boundingBox())!.x);
const scrollBy = (preview: Locator, x: number) =>
  preview.locator('.rc-table-body').evaluate((body, x) => body.scrollBy({ left: x, behavior: 'instant' }), x);

for (const place of PLACES) {
  test(`fixed-columns at /${place}: scrolled sideways, pinned cells stay at their edge @dev`, async ({ page }) => {
    await page.setViewportSize({ width: 800, height: 900 });
    const preview = await openDemo(page, place, 'fixed-columns');
    const head = (name: string) => preview.locator('thead').getByRole('columnheader', { name, exact: true });
    const total = preview.locator('tfoot').getByRole('cell');
    const pinned = [
      preview.getByRole('button', { name: 'About Alfama' }),
      preview.getByRole('rowheader', { name: 'Alfama' }),
      preview.getByRole('row', { name: 'Alfama' }).getByRole('cell').last(),
      head('Café'),
      head('Year'),
      total.first(),
      total.last(),
    ];
    const before = await Promise.all(pinned.map(left));
    const months = [head('Apr'), total.nth(4), preview.getByRole('row', { name: 'Alfama' }).getByRole('cell').nth(4)];
    const scrolling = await Promise.all(months.map(left));
    await scrollBy(preview, 120);
    for (const [index, cell] of months.entries()) await expect.poll(() => left(cell)).toBe(scrolling[index]! - 120);
    expect(await Promise.all(pinned.map(left))).toEqual(before);
    await preview.getByRole('checkbox', { name: 'Fixed columns' }).uncheck();
    await expect.poll(() => left(head('Café'))).toBeLessThan(before[3]!);
  });

  test(`fixed-columns at /${place}: what a row opens and what the summary says stay in view`, async ({ page }) => {
    await page.setViewportSize({ width: 800, height: 900 });
    const preview = await openDemo(page, place, 'fixed-columns');
    const total = preview.locator('tfoot').getByRole('cell', { name: '12 cafés' });
    await preview.locator('.rc-table').evaluate((table) => table.scrollIntoView({ block: 'center' }));
    await scrollBy(preview, 120);
    await preview.getByRole('button', { name: 'About Canal' }).click();
    const about = preview.getByText('Amsterdam, 28 seats, opened in 2016');
    await expect(about).toBeInViewport();
    expect(await left(about)).toBeGreaterThanOrEqual(await left(preview.locator('.rc-table')));
    await expect(total).toBeInViewport();
    await preview.getByRole('checkbox', { name: 'Fixed summary' }).uncheck();
    await expect(total).not.toBeInViewport();
  });
}
