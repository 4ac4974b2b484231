import type { Steps } from 'live-docs/test';
import { readSpans } from '../../tests/steps/read-spans';

export const steps: Steps = {
  'hidden headers are absent, and spans shrink': async ({ demo, expect }) => {
    const header = () => readSpans(demo.locator('thead').getByRole('row'));
    const turn = (name: string, on: boolean) =>
      demo.getByRole('checkbox', { name }).setChecked(on);
    const cells = demo.getByRole('row').filter({ hasText: 'School' }).getByRole('cell');
    const all = [
      ['Building 1×2', 'Electricity 2×1', 'Heat 2×1'],
      ['Day 1×1', 'Night 1×1', 'Gas 1×1', 'District 1×1'],
    ];
    await expect.poll(header).toEqual(all);

    await turn('Gas', false);
    await expect.poll(header).toEqual([
      ['Building 1×2', 'Electricity 2×1', 'Heat 1×1'],
      ['Day 1×1', 'Night 1×1', 'District 1×1'],
    ]);
    // The group goes with its last column.
    await turn('District', false);
    await expect.poll(header).toEqual([
      ['Building 1×2', 'Electricity 2×1'],
      ['Day 1×1', 'Night 1×1'],
    ]);
    await expect(cells).toHaveText(['School', '138', '29']);
    await turn('Electricity', false);
    await expect.poll(header).toEqual([['Building 1×1']]);

    for (const name of ['Electricity', 'Gas', 'District']) await turn(name, true);
    await expect.poll(header).toEqual(all);
  },
};
