import type { Locator } from '@playwright/test';
import { expect, test } from '../test';
import { openDemo, PLACES } from './places';

const NAMES = ['Time', 'Method', 'Path', 'Status', 'Took'];

/** Widths of the head's cells, with those of the cells of one row. */
const widths = (preview: Locator) =>
  preview.evaluate((element) => {
    const widthsOf = (cells: Iterable<Element>) =>
      Array.from(cells, (cell) => Math.round(cell.getBoundingClientRect().width));
    const row = element.querySelector('[data-row-key="2"]');
    return { head: widthsOf(element.querySelectorAll('thead th')), row: widthsOf(row?.children ?? []) };
  });
const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

for (const place of PLACES) {
  test(`virtual-columns at /${place}: each choice changes the widths, of head and body alike @dev`, async ({
    page,
  }) => {
    const preview = await openDemo(page, place, 'virtual-columns');
    await expect(preview.getByRole('columnheader')).toHaveText(NAMES);
    const box = await preview.locator('.rc-table').evaluate((table) => table.clientWidth);
    const choose = async (name: string) => {
      await preview.getByRole('button', { name }).click();
      await expect(preview.getByRole('button', { name })).toHaveAttribute('aria-pressed', 'true');
    };

    await expect.poll(() => widths(preview).then(({ head }) => head[2])).toBe(box - 96 - 96 - 88 - 104);
    const rest = await widths(preview);
    expect(rest.head).toEqual([96, 96, box - 384, 88, 104]);
    expect(rest.row).toEqual(rest.head);

    await choose('Stretch');
    await expect.poll(() => widths(preview).then(({ head }) => head[0])).toBe(Math.floor((96 * box) / 544));
    const stretched = await widths(preview);
    expect(sum(stretched.head)).toBe(box);
    expect(stretched.head[2]).toBe(Math.floor((160 * box) / 544));
    expect(stretched.row).toEqual(stretched.head);
    await expect(preview.getByText(`${stretched.head.join(' + ')} = ${box}`)).toBeVisible();

    await choose('Oversize');
    await expect.poll(() => widths(preview).then(({ head }) => head)).toEqual([240, 240, 640, 240, 280]);
    expect((await widths(preview)).row).toEqual([240, 240, 640, 240, 280]);
    expect(1640).toBeGreaterThan(box);
  });

  test(`virtual-columns at /${place}: the arrow keys scroll the body, and the head with it`, async ({ page }) => {
    const preview = await openDemo(page, place, 'virtual-columns');
    await preview.getByRole('button', { name: 'Oversize' }).click();
    await expect.poll(() => widths(preview).then(({ head }) => head[0])).toBe(240);
    const cell = preview.locator('[data-row-key="2"] > *').first();
    const head = preview.getByRole('columnheader', { name: 'Time' });
    await preview.getByRole('region', { name: 'Requests' }).focus();
    const { x, y } = (await cell.boundingBox())!;
    await page.keyboard.press('ArrowRight');
    await expect.poll(async () => (await cell.boundingBox())!.x).toBe(x - 80);
    await expect.poll(async () => (await head.boundingBox())!.x).toBe(x - 80);
    // For two frames after a turn sideways the list heeds none downwards.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    await page.keyboard.press('ArrowDown');
    await expect.poll(async () => (await cell.boundingBox())!.y).toBe(y - 44);
  });
}
