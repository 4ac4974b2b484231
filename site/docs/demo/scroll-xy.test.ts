import type { Locator } from '@playwright/test';
import type { Steps } from 'live-docs/test';

/** The distance between the edges of a column in the header and in the body, and the scroll positions of both. */
async function measure(preview: Locator) {
  return preview.locator('.rc-table').evaluate((table) => {
    const at = (selector: string) => table.querySelector(selector)!.getBoundingClientRect();
    const scrolled = (selector: string) => Math.abs(table.querySelector(selector)!.scrollLeft);
    return {
      apart: Math.round(
        at('thead th:nth-child(9)').right -
          at('tbody [data-row-key]:last-child > :nth-child(9)').right,
      ),
      header: scrolled('.rc-table-header'),
      body: scrolled('.rc-table-body'),
    };
  });
}

export const steps: Steps = {
  'header and body scroll together, also after being hidden': async ({ demo, page, expect }) => {
    await page.setViewportSize({ width: 1024, height: 800 });
    await demo.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    const shown = demo.getByRole('checkbox', { name: 'Show the table' });
    const riga = demo.getByRole('columnheader', { name: 'Riga' });
    await expect(riga).not.toBeInViewport();
    await demo.getByRole('rowheader', { name: 'Athens' }).hover();
    await page.mouse.wheel(1700, 0);
    await expect.poll(() => measure(demo)).toEqual({ apart: 0, header: 1700, body: 1700 });
    await expect(riga).toBeInViewport();
    await page.mouse.wheel(0, 2000);
    await expect(demo.getByRole('rowheader', { name: 'Warsaw' })).toBeInViewport();
    await expect(riga).toBeInViewport();
    await shown.uncheck();
    await expect(demo.getByRole('table').first()).toBeHidden();
    await shown.check();
    await expect.poll(() => measure(demo)).toEqual({ apart: 0, header: 1700, body: 1700 });
    await riga.hover();
    // The table ignores the wheel over the header for 100 ms after the body has scrolled.
    await expect(async () => {
      await page.mouse.wheel(-10_000, 0);
      expect(await measure(demo)).toEqual({ apart: 0, header: 0, body: 0 });
    }).toPass();
  },

  'right to left, the names stay at the right': async ({ demo, page, expect }) => {
    await page.setViewportSize({ width: 1024, height: 800 });
    await demo.getByLabel('Right to left').check();
    const name = demo.getByRole('rowheader', { name: 'Athens' });
    const right = async () => {
      const [cell, table] = [
        (await name.boundingBox())!,
        (await demo.locator('.rc-table').boundingBox())!,
      ];
      return Math.round(table.x + table.width - cell.x - cell.width);
    };
    await expect.poll(right).toBe(0);
    await name.hover();
    await page.mouse.wheel(-900, 0);
    await expect.poll(() => measure(demo)).toEqual({ apart: 0, header: 900, body: 900 });
    expect(await right()).toBe(0);
  },
};
