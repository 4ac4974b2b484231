import { expect, test } from '../../../../packages/live-docs/tests/e2e/test';
import { openDemo, PLACES } from './places';

for (const place of PLACES) {
  test(`fixed-columns-auto-height at /${place}: heights agree across a row @dev`, async ({ page }) => {
    await page.setViewportSize({ width: 800, height: 900 });
    const preview = await openDemo(page, place, 'fixed-columns-auto-height');
    const rows = preview.locator('tbody').getByRole('row');
    /** The different tops and heights among the cells of each row. */
    const heights = () =>
      rows.evaluateAll((rows) =>
        rows.map((row) => {
          const boxes = [...row.children].map((cell) => cell.getBoundingClientRect());
          return [...new Set(boxes.map(({ y, height }) => `${Math.round(y)} ${Math.round(height)}`))];
        }),
      );
    const row = (name: string) => preview.getByRole('row', { name });
    const height = async (name: string) => (await row(name).boundingBox())!.height;

    await expect(rows).toHaveCount(4);
    expect(await height('T 2121')).toBeGreaterThan(2 * (await height('T 2117')));
    for (const cells of await heights()) expect(cells).toHaveLength(1);

    const fixed = [row('T 2121').getByRole('rowheader'), row('T 2121').getByText('Urgent')];
    const edges = () => Promise.all(fixed.map(async (cell) => (await cell.boundingBox())!.x));
    const before = await edges();
    await preview.locator('.rc-table-content').evaluate((body) => body.scrollBy({ left: 100, behavior: 'instant' }));
    await expect(preview.locator('.rc-table')).toHaveClass(/rc-table-fix-start-shadow-show/);
    expect(await edges()).toEqual(before);
    for (const cells of await heights()) expect(cells).toHaveLength(1);
  });

  test(`fixed-columns-auto-height at /${place}: text is aligned in its row`, async ({ page }) => {
    const preview = await openDemo(page, place, 'fixed-columns-auto-height');
    const textTop = () =>
      preview.getByText('Urgent').evaluate((cell) => {
        const range = document.createRange();
        range.selectNodeContents(cell);
        return range.getBoundingClientRect().y;
      });
    const top = await textTop();
    await preview.getByLabel('Vertical align').selectOption('bottom');
    await expect.poll(textTop).toBeGreaterThan(top + 40);
  });
}
