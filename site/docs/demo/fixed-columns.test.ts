import type { Locator } from '@playwright/test';
import type { Steps } from 'live-docs/test';

const left = async (cell: Locator) => Math.round((await cell.boundingBox())!.x);
const scrollBy = (preview: Locator, x: number) =>
  preview
    .locator('.rc-table-body')
    .evaluate((body, x) => body.scrollBy({ left: x, behavior: 'instant' }), x);

export const steps: Steps = {
  'scrolled sideways, fixed cells stay at their edge': async ({ demo, page, expect }) => {
    await page.setViewportSize({ width: 800, height: 900 });
    const header = (name: string) =>
      demo.locator('thead').getByRole('columnheader', { name, exact: true });
    const total = demo.locator('tfoot').getByRole('cell');
    const row = demo.getByRole('row', { name: 'Alfama' });
    const fixed = [
      demo.getByRole('button', { name: 'Details of Alfama' }),
      row.getByRole('rowheader'),
      row.getByRole('cell').last(),
      header('Café'),
      header('Year'),
      total.first(),
      total.last(),
    ];
    const scrolling = [header('Apr'), total.nth(4), row.getByRole('cell').nth(4)];
    const [fixedAt, scrollingAt] = [
      await Promise.all(fixed.map(left)),
      await Promise.all(scrolling.map(left)),
    ];
    await scrollBy(demo, 120);
    for (const [index, cell] of scrolling.entries()) {
      await expect.poll(() => left(cell)).toBe(scrollingAt[index]! - 120);
    }
    expect(await Promise.all(fixed.map(left))).toEqual(fixedAt);
  },

  'an expanded row and the summary stay in view': async ({ demo, page, expect }) => {
    await page.setViewportSize({ width: 800, height: 900 });
    const total = demo.locator('tfoot').getByRole('cell', { name: '12 cafés' });
    await demo.locator('.rc-table').evaluate((table) => table.scrollIntoView({ block: 'center' }));
    await expect(total).toBeInViewport({ ratio: 1 });
    await expect(demo.getByRole('row', { name: 'Ladra' })).not.toBeInViewport();
    await scrollBy(demo, 120);
    await demo.getByRole('button', { name: 'Details of Canal' }).click();
    const details = demo.getByText('Amsterdam, 28 seats, opened in 2016');
    await expect(details).toBeInViewport();
    expect(await left(details)).toBeGreaterThanOrEqual(await left(demo.locator('.rc-table')));
  },
};
