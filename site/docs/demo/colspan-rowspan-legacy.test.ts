import type { Steps } from 'live-docs/test';
import { readSpans } from '../../tests/steps/read-spans';

export const steps: Steps = {
  'its table is the one that onCell makes': async ({ demo, page, expect }) => {
    const legacy = await readSpans(demo.getByRole('row'));
    expect(legacy).toHaveLength(8);
    await page.goto(new URL('colspan-rowspan', page.url()).href);
    expect(await readSpans(demo.getByRole('row'))).toEqual(legacy);
  },

  'cells with props are not highlighted': async ({ demo, expect }) => {
    await demo.getByRole('cell', { name: 'Lunch' }).hover();
    await expect(demo.locator('.rc-table-cell-row-hover')).toHaveText(['11:30', '12:30']);
  },
};
