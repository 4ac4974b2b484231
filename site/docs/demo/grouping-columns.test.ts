import type { Steps } from 'live-docs/test';
import { readSpans } from '../../tests/steps/read-spans';

export const steps: Steps = {
  'the header has four rows, and groups span their columns': async ({ demo, expect }) => {
    expect(await readSpans(demo.locator('thead').getByRole('row'))).toEqual([
      ['Building 1×4', 'Energy, MWh 5×1', 'Water, m³ 1×4'],
      ['Electricity 3×1', 'Heat 2×1'],
      ['From the grid 2×1', 'From the roof 1×2', 'Gas 1×2', 'District heating 1×2'],
      ['Day 1×1', 'Night 1×1'],
    ]);
    const school = demo.getByRole('row').filter({ hasText: 'School' });
    await expect(school.getByRole('cell')).toHaveText([
      'School',
      '138',
      '29',
      '71',
      '242',
      '0',
      '890',
    ]);
  },
};
