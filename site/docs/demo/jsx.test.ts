import type { Steps } from 'live-docs/test';

export const steps: Steps = {
  'hovering 20 rows renders no cell again': async ({ demo, expect }) => {
    const output = demo.getByText(/^Cells rendered: [1-9]\d*$/);
    await expect(output).toBeVisible();
    const count = async () => Number((await output.innerText()).replace(/\D/g, ''));
    const before = await count();
    const rows = demo.locator('tbody').getByRole('row');
    for (let index = 0; index < 20; index++)
      await rows.nth(index).getByRole('cell').last().hover();
    await expect(rows.nth(19).locator('.rc-table-cell-row-hover').last()).toBeVisible();
    expect(await count()).toBe(before);
    // 30 cells each for order, name and city, and 3 for the days. Those of the totals are kept.
    await demo.getByRole('button', { name: 'Render the table again' }).click();
    await expect.poll(count).toBe(before + 93);
  },

  'a cell spans the ten orders of a day, and is highlighted with each': async ({
    demo,
    expect,
  }) => {
    const rows = demo.locator('tbody').getByRole('row');
    await expect(rows).toHaveCount(30);
    await expect(demo.locator('td[rowspan="10"]')).toHaveText(['Mon', 'Tue', 'Wed']);
    await rows.nth(13).getByRole('cell').last().hover();
    await expect(demo.locator('.rc-table-cell-row-hover').first()).toHaveText('Tue');
    await demo.getByRole('checkbox').uncheck();
    await rows.nth(14).getByRole('cell').last().hover();
    await expect(demo.locator('.rc-table-cell-row-hover')).toHaveCount(0);
  },
};
