import type { Locator } from '@playwright/test';
import type { Steps } from 'live-docs/test';

/** How far a cell is from the left and the right edge of its table. */
async function distances(preview: Locator, cell: Locator) {
  const outer = (await preview.locator('.rc-table').boundingBox())!;
  const inner = (await cell.boundingBox())!;
  return { left: inner.x - outer.x, right: outer.x + outer.width - inner.x - inner.width };
}
const scrollBy = (preview: Locator, x: number) =>
  preview
    .locator('.rc-table-body')
    .evaluate((body, x) => body.scrollBy({ left: x, behavior: 'instant' }), x);

export const steps: Steps = {
  'from right to left, the start is at the right edge': async ({ demo, page, expect }) => {
    await page.setViewportSize({ width: 800, height: 900 });
    const start = demo.getByRole('rowheader', { name: 'Aqaba' });
    const end = demo.getByRole('row', { name: 'Aqaba' }).getByRole('cell').last();
    const country = demo.getByRole('row', { name: 'Aqaba' }).getByRole('cell', { name: 'Jordan' });
    for (const by of [0, -120]) {
      const before = (await country.boundingBox())!.x;
      await scrollBy(demo, by);
      expect(Math.abs((await country.boundingBox())!.x - before + by)).toBeLessThan(1);
      expect((await distances(demo, start)).right).toBeLessThan(2);
      // A scroll bar may be between the last column and the edge.
      expect((await distances(demo, end)).left).toBeLessThan(20);
    }
    await demo.getByRole('checkbox', { name: 'Fixed at the start' }).uncheck();
    await expect.poll(async () => Math.round((await distances(demo, start)).right)).toBe(-120);
    await demo.getByRole('checkbox', { name: 'Fixed at the start' }).check();
    await demo.getByRole('checkbox', { name: 'Right to left' }).uncheck();
    await expect.poll(async () => (await distances(demo, start)).left).toBeLessThan(2);
  },

  'header and body agree whatever is switched': async ({ demo, page, expect }) => {
    await page.setViewportSize({ width: 800, height: 900 });
    // Without the fixed columns, which leave their place.
    const leaves = ['In Arabic', 'Country', 'Depth, m', 'Berths', 'Ships', 'Note'];
    const gap = () =>
      demo.evaluate((element, leaves) => {
        const headers = [...element.querySelectorAll('thead th')];
        const columns = element.querySelectorAll('.rc-table-measure-row td');
        const distance = (name: string, index: number) => {
          const header = headers
            .find(({ textContent }) => textContent === name)
            ?.getBoundingClientRect();
          const column = columns[index + 1]?.getBoundingClientRect();
          return header && column ? Math.abs(header.x - column.x) : Infinity;
        };
        return Math.max(...leaves.map(distance));
      }, leaves);
    const note = demo.getByRole('row', { name: 'Alexandria' }).getByRole('cell').nth(5);
    const height = async () => (await note.boundingBox())!.height;
    await expect.poll(gap).toBeLessThan(1);
    const short = await height();
    await demo.getByRole('checkbox', { name: 'Long text' }).check();
    await expect.poll(height).toBeGreaterThan(short);
    await demo.getByRole('checkbox', { name: 'Ellipsis' }).check();
    await expect.poll(height).toBe(short);
    for (const unit of ['percent', 'none', 'pixels']) {
      await demo.getByLabel('Column widths').selectOption(unit);
      await expect.poll(gap, unit).toBeLessThan(1);
    }
    for (const name of ['No data', 'Fixed at the end']) {
      await demo.getByRole('checkbox', { name }).click();
      await expect.poll(gap, name).toBeLessThan(1);
    }
    await demo.locator('.rc-table').evaluate((table) => table.scrollIntoView({ block: 'center' }));
    await scrollBy(demo, -120);
    await expect(demo.getByText('No Data', { exact: true })).toBeInViewport({ ratio: 1 });
    await expect.poll(gap).toBeLessThan(1);
  },
};
