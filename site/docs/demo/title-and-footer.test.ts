import type { Locator } from '@playwright/test';
import type { Steps } from 'live-docs/test';

/** The numbers in the cells of a row. */
async function numbersOf(row: Locator) {
  const texts = await row.getByRole('cell').allInnerTexts();
  return texts.slice(1).map((text) => Number(text.replaceAll(',', '')));
}

export const steps: Steps = {
  'the totals are the sums of the columns': async ({ demo, expect }) => {
    const rows = await Promise.all(
      (await demo.locator('tbody .rc-table-row').all()).map(numbersOf),
    );
    const sums = [0, 1, 2, 3].map((column) => rows.reduce((sum, row) => sum + row[column]!, 0));
    expect(sums[3]).toBeGreaterThan(0);
    expect(await numbersOf(demo.locator('tfoot').getByRole('row'))).toEqual(sums);
    await expect(demo.getByText('Visitors in 2025')).toBeVisible();
    await expect(demo.getByText(`${rows.length} museums`)).toBeVisible();
  },

  'fixed columns stay, and the totals below them too': async ({ demo, page, expect }) => {
    await page.setViewportSize({ width: 640, height: 900 });
    const name = demo.getByRole('cell', { name: 'Textile Mill' });
    const total = demo.getByRole('cell', { name: 'All museums' });
    const left = async (cell: Locator) => Math.round((await cell.boundingBox())!.x);
    const start = await left(name);
    await demo
      .locator('.rc-table-content')
      .evaluate((element) => element.scrollTo({ left: 100, behavior: 'instant' }));
    await expect.poll(() => left(name)).toBe(start - 100);
    await demo.getByRole('checkbox').check();
    await expect.poll(() => left(name)).toBe(start);
    await expect.poll(() => left(total)).toBe(start);
  },
};
