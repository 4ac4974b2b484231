import type { Locator } from '@playwright/test';
import type { Steps } from 'live-docs/test';

/** Widths of the header's cells, with those of the cells of one row. */
const widths = (preview: Locator) =>
  preview.evaluate((element) => {
    const widthsOf = (cells: Iterable<Element>) =>
      Array.from(cells, (cell) => Math.round(cell.getBoundingClientRect().width));
    const row = element.querySelector('[data-row-key="2"]');
    return {
      header: widthsOf(element.querySelectorAll('thead th')),
      row: widthsOf(row?.children ?? []),
    };
  });
const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

export const steps: Steps = {
  'each choice changes the widths, of header and body alike': async ({ demo, expect }) => {
    await expect(demo.getByRole('columnheader')).toHaveText([
      'Time',
      'Method',
      'Path',
      'Status',
      'Took',
    ]);
    const box = await demo.locator('.rc-table').evaluate((table) => table.clientWidth);
    const choose = async (name: string) => {
      await demo.getByRole('button', { name }).click();
      await expect(demo.getByRole('button', { name })).toHaveAttribute('aria-pressed', 'true');
    };

    await expect
      .poll(() => widths(demo).then(({ header }) => header[2]))
      .toBe(box - 96 - 96 - 88 - 104);
    const rest = await widths(demo);
    expect(rest.header).toEqual([96, 96, box - 384, 88, 104]);
    expect(rest.row).toEqual(rest.header);

    await choose('Stretch');
    await expect
      .poll(() => widths(demo).then(({ header }) => header[0]))
      .toBe(Math.floor((96 * box) / 544));
    const stretched = await widths(demo);
    expect(sum(stretched.header)).toBe(box);
    expect(stretched.header[2]).toBe(Math.floor((160 * box) / 544));
    expect(stretched.row).toEqual(stretched.header);

    await choose('Oversize');
    await expect
      .poll(() => widths(demo).then(({ header }) => header))
      .toEqual([240, 240, 640, 240, 280]);
    expect((await widths(demo)).row).toEqual([240, 240, 640, 240, 280]);
    expect(1640).toBeGreaterThan(box);
  },

  'the header scrolls sideways with the body, and the keyboard scrolls the rows': async ({
    demo,
    page,
    expect,
  }) => {
    await demo.getByRole('button', { name: 'Oversize' }).click();
    await expect.poll(() => widths(demo).then(({ header }) => header[0])).toBe(240);
    const cell = demo.locator('[data-row-key="2"] > *').first();
    const header = demo.getByRole('columnheader', { name: 'Time' });
    await demo.getByRole('region', { name: 'Requests' }).focus(); // the page may scroll
    const { x, y } = (await cell.boundingBox())!;
    await cell.hover();
    await page.mouse.wheel(80, 0);
    await expect.poll(async () => (await cell.boundingBox())!.x).toBe(x - 80);
    await expect.poll(async () => (await header.boundingBox())!.x).toBe(x - 80);
    await page.keyboard.press('ArrowDown');
    await expect.poll(async () => (await cell.boundingBox())!.y).toBe(y - 44);
  },
};
