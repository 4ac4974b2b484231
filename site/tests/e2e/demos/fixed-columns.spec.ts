import type { Locator } from '@playwright/test';
import { expect, test } from '../../../../packages/live-docs/tests/e2e/test';
import { openDemo, PLACES } from './places';

const left = async (cell: Locator) => Math.round((await cell.boundingBox())!.x);
const scrollBy = (preview: Locator, x: number) =>
  preview.locator('.rc-table-body').evaluate((body, x) => body.scrollBy({ left: x, behavior: 'instant' }), x);

for (const place of PLACES) {
  test(`fixed-columns at /${place}: scrolled sideways, fixed cells stay at their edge @dev`, async ({ page }) => {
    await page.setViewportSize({ width: 800, height: 900 });
    const preview = await openDemo(page, place, 'fixed-columns');
    const header = (name: string) => preview.locator('thead').getByRole('columnheader', { name, exact: true });
    const total = preview.locator('tfoot').getByRole('cell');
    const row = preview.getByRole('row', { name: 'Alfama' });
    const fixed = [
      preview.getByRole('button', { name: 'Details of Alfama' }),
      row.getByRole('rowheader'),
      row.getByRole('cell').last(),
      header('Café'),
      header('Year'),
      total.first(),
      total.last(),
    ];
    const scrolling = [header('Apr'), total.nth(4), row.getByRole('cell').nth(4)];
    const [fixedAt, scrollingAt] = [await Promise.all(fixed.map(left)), await Promise.all(scrolling.map(left))];
    await scrollBy(preview, 120);
    for (const [index, cell] of scrolling.entries()) {
      await expect.poll(() => left(cell)).toBe(scrollingAt[index]! - 120);
    }
    expect(await Promise.all(fixed.map(left))).toEqual(fixedAt);
  });

  test(`fixed-columns at /${place}: an expanded row and the summary stay in view`, async ({ page }) => {
    await page.setViewportSize({ width: 800, height: 900 });
    const preview = await openDemo(page, place, 'fixed-columns');
    const total = preview.locator('tfoot').getByRole('cell', { name: '12 cafés' });
    await preview.locator('.rc-table').evaluate((table) => table.scrollIntoView({ block: 'center' }));
    await expect(total).toBeInViewport({ ratio: 1 });
    await expect(preview.getByRole('row', { name: 'Ladra' })).not.toBeInViewport();
    await scrollBy(preview, 120);
    await preview.getByRole('button', { name: 'Details of Canal' }).click();
    const details = preview.getByText('Amsterdam, 28 seats, opened in 2016');
    await expect(details).toBeInViewport();
    expect(await left(details)).toBeGreaterThanOrEqual(await left(preview.locator('.rc-table')));
  });
}
