import type { Locator } from '@playwright/test';
import { expect, test } from '../../../../packages/live-docs/tests/e2e/test';
import { openDemo, PLACES } from './places';

/** The greatest distance between a header cell and its column in the body, without the fixed column. */
const gap = (preview: Locator) =>
  preview.evaluate((element) => {
    const edges = (selector: string) =>
      [...element.querySelectorAll(selector)].map((cell) => cell.getBoundingClientRect().right);
    const [header, body] = [edges('thead th'), edges('.rc-table-measure-row td')];
    return Math.max(...header.slice(1).map((edge, index) => Math.abs(edge - (body[index + 1] ?? 0))));
  });
const scrollBy = (preview: Locator, x: number) =>
  preview.locator('.rc-table-body').evaluate((body, x) => body.scrollBy({ left: x, behavior: 'instant' }), x);

for (const place of PLACES) {
  test(`fixed-columns-and-header at /${place}: with no rows the header still lines up @dev`, async ({ page }) => {
    await page.setViewportSize({ width: 700, height: 900 });
    const preview = await openDemo(page, place, 'fixed-columns-and-header');
    const mark = preview.locator('thead').getByRole('columnheader', { name: 'Shelf mark' });
    const year = preview.locator('thead').getByRole('columnheader', { name: 'Year' });
    await expect.poll(() => gap(preview)).toBeLessThan(1);
    const edge = (await mark.boundingBox())!.x;
    await preview.getByRole('checkbox', { name: 'With rows' }).uncheck();
    const empty = preview.getByText('No books');
    await expect(empty).toBeVisible();
    await expect.poll(() => gap(preview)).toBeLessThan(1);

    const before = (await year.boundingBox())!.x;
    await scrollBy(preview, 150);
    await expect.poll(async () => Math.round(before - (await year.boundingBox())!.x)).toBe(150);
    await expect.poll(() => gap(preview)).toBeLessThan(1);
    expect((await mark.boundingBox())!.x).toBe(edge);
    await expect(empty).toBeInViewport({ ratio: 1 });
  });

  test(`fixed-columns-and-header at /${place}: header and fixed column stay while both ways are scrolled`, async ({
    page,
  }) => {
    const preview = await openDemo(page, place, 'fixed-columns-and-header');
    const last = preview.getByRole('rowheader', { name: 'WOO 1915' });
    await last.evaluate((cell) => cell.scrollIntoView({ block: 'center' }));
    await scrollBy(preview, 5000);
    await expect(preview.locator('thead').getByRole('columnheader', { name: 'Note' })).toBeInViewport({ ratio: 1 });
    await expect(last).toBeInViewport({ ratio: 1 });
    await expect(preview.getByRole('cell', { name: 'Signed' })).toBeInViewport({ ratio: 1 });
    await expect.poll(() => gap(preview)).toBeLessThan(1);
  });
}
