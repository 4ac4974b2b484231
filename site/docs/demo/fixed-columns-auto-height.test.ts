import type { Steps } from 'live-docs/test';

export const steps: Steps = {
  'heights agree across a row': async ({ demo, page, expect }) => {
    await page.setViewportSize({ width: 800, height: 900 });
    const rows = demo.locator('tbody').getByRole('row');
    /** The different tops and heights among the cells of each row. */
    const heights = () =>
      rows.evaluateAll((rows) =>
        rows.map((row) => {
          const boxes = [...row.children].map((cell) => cell.getBoundingClientRect());
          return [
            ...new Set(boxes.map(({ y, height }) => `${Math.round(y)} ${Math.round(height)}`)),
          ];
        }),
      );
    const row = (name: string) => demo.getByRole('row', { name });
    const height = async (name: string) => (await row(name).boundingBox())!.height;

    await expect(rows).toHaveCount(4);
    expect(await height('T 2121')).toBeGreaterThan(2 * (await height('T 2117')));
    for (const cells of await heights()) expect(cells).toHaveLength(1);

    const fixed = [row('T 2121').getByRole('rowheader'), row('T 2121').getByText('Urgent')];
    const edges = () => Promise.all(fixed.map(async (cell) => (await cell.boundingBox())!.x));
    const before = await edges();
    await demo
      .locator('.rc-table-content')
      .evaluate((body) => body.scrollBy({ left: 100, behavior: 'instant' }));
    await expect(demo.locator('.rc-table')).toHaveClass(/rc-table-fix-start-shadow-show/);
    expect(await edges()).toEqual(before);
    for (const cells of await heights()) expect(cells).toHaveLength(1);
  },

  'text is aligned in its row': async ({ demo, expect }) => {
    const textTop = () =>
      demo.getByText('Urgent').evaluate((cell) => {
        const range = document.createRange();
        range.selectNodeContents(cell);
        return range.getBoundingClientRect().y;
      });
    const top = await textTop();
    await demo.getByLabel('Vertical align').selectOption('bottom');
    await expect.poll(textTop).toBeGreaterThan(top + 40);
  },
};
