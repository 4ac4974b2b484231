import type { Locator } from '@playwright/test';
import type { Steps } from 'live-docs/test';

/** The greatest distance between a header cell and its column in the body, without the fixed column. */
const gap = (preview: Locator) =>
  preview.evaluate((element) => {
    const edges = (selector: string) =>
      [...element.querySelectorAll(selector)].map((cell) => cell.getBoundingClientRect().right);
    const [header, body] = [edges('thead th'), edges('.rc-table-measure-row td')];
    return Math.max(
      ...header.slice(1).map((edge, index) => Math.abs(edge - (body[index + 1] ?? 0))),
    );
  });
const scrollBy = (preview: Locator, x: number) =>
  preview
    .locator('.rc-table-body')
    .evaluate((body, x) => body.scrollBy({ left: x, behavior: 'instant' }), x);

export const steps: Steps = {
  'with no rows the header still lines up': async ({ demo, page, expect }) => {
    await page.setViewportSize({ width: 700, height: 900 });
    const mark = demo.locator('thead').getByRole('columnheader', { name: 'Shelf mark' });
    const year = demo.locator('thead').getByRole('columnheader', { name: 'Year' });
    await expect.poll(() => gap(demo)).toBeLessThan(1);
    const edge = (await mark.boundingBox())!.x;
    await demo.getByRole('checkbox', { name: 'With rows' }).uncheck();
    const empty = demo.getByText('No books');
    await expect(empty).toBeVisible();
    await expect.poll(() => gap(demo)).toBeLessThan(1);

    const before = (await year.boundingBox())!.x;
    await scrollBy(demo, 150);
    await expect.poll(async () => Math.round(before - (await year.boundingBox())!.x)).toBe(150);
    await expect.poll(() => gap(demo)).toBeLessThan(1);
    expect((await mark.boundingBox())!.x).toBe(edge);
    await expect(empty).toBeInViewport({ ratio: 1 });
  },

  'header and fixed column stay while both ways are scrolled': async ({ demo, expect }) => {
    const last = demo.getByRole('rowheader', { name: 'WOO 1915' });
    await last.evaluate((cell) => cell.scrollIntoView({ block: 'center' }));
    await scrollBy(demo, 5000);
    await expect(demo.locator('thead').getByRole('columnheader', { name: 'Note' })).toBeInViewport(
      { ratio: 1 },
    );
    await expect(last).toBeInViewport({ ratio: 1 });
    await expect(demo.getByRole('cell', { name: 'Signed' })).toBeInViewport({ ratio: 1 });
    await expect.poll(() => gap(demo)).toBeLessThan(1);
  },
};
