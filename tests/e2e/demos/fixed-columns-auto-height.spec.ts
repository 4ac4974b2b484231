import { expect, test } from '../test';
import { openDemo, PLACES } from './places';

for (const place of PLACES) {
  test(`fixed-columns-auto-height at /${place}: heights agree across a row @dev`, async ({ page }) => {
    const preview = await openDemo(page, place, 'fixed-columns-auto-height');
    const rows = preview.locator('tbody').getByRole('row');
    /** Top and height of each cell, once for those that agree, row by row. */
    const heights = () =>
      rows.evaluateAll((rows) =>
        rows.map((row) => {
          const boxes = [...row.children].map((cell) => cell.getBoundingClientRect());
          return [...new Set(boxes.map(({ y, height }) => `${Math.round(y)} ${Math.round(height)}`))];
        }),
      );
    const heightOf = async (tram: string) => (await preview.getByRole('row', { name: tram }).boundingBox())!.height;

    await expect(rows).toHaveCount(5);
    for (const row of await heights()) expect(row).toHaveLength(1);
    const whole = await heightOf('T 2121');
    expect(whole).toBeGreaterThan(2 * (await heightOf('T 2117')));
    await preview.getByRole('checkbox', { name: 'Whole reports' }).uncheck();
    await expect.poll(() => heightOf('T 2121')).toBeLessThan(whole);
    for (const row of await heights()) expect(row).toHaveLength(1);
  });

  test(`fixed-columns-auto-height at /${place}: the text of a row moves, and pinned cells stay`, async ({ page }) => {
    await page.setViewportSize({ width: 800, height: 900 });
    const preview = await openDemo(page, place, 'fixed-columns-auto-height');
    const row = preview.getByRole('row', { name: 'T 2121' });
    const state = row.getByText('Open, urgent');
    const textAt = () =>
      state.evaluate((cell) => {
        const range = document.createRange();
        range.selectNodeContents(cell);
        return Math.round(range.getBoundingClientRect().y);
      });
    const top = await textAt();
    await preview.getByLabel('Text at the').selectOption('bottom');
    await expect.poll(textAt).toBeGreaterThan(top + 60);
    const before = (await state.boundingBox())!.x;
    const tram = (await row.getByRole('rowheader').boundingBox())!.x;
    await preview.locator('.rc-table-content').evaluate((body) => body.scrollBy({ left: 100, behavior: 'instant' }));
    await expect(preview.locator('.rc-table')).toHaveClass(/rc-table-fix-start-shadow-show/);
    expect((await state.boundingBox())!.x).toBe(before);
    expect((await row.getByRole('rowheader').boundingBox())!.x).toBe(tram);
  });
}
