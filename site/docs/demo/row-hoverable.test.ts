import type { Steps } from 'live-docs/test';

export const steps: Steps = {
  'switched off, no hover class appears': async ({ demo, expect }) => {
    const skipper = (row: number) =>
      demo.locator('tbody').getByRole('row').nth(row).getByRole('cell').last();
    const marked = demo.locator('.rc-table-cell-row-hover');
    const plain = await skipper(1).evaluate((cell) => getComputedStyle(cell).backgroundColor);
    await skipper(1).hover();
    await expect(marked).toHaveText(['Friday', '14–22', 'Joost de Wit']);
    await expect(skipper(1)).not.toHaveCSS('background-color', plain);
    await demo.getByRole('checkbox').uncheck();
    for (const row of [1, 2, 4]) {
      await skipper(row).hover();
      await expect(marked).toHaveCount(0);
    }
    await demo.getByRole('checkbox').check();
    await skipper(4).hover();
    await expect(marked).toHaveText(['Saturday', '14–22', 'Rhys Morgan']);
  },
};
