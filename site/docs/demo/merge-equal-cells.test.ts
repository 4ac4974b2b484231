import type { Steps } from 'live-docs/test';
import { readSpans } from '../../tests/steps/read-spans';

export const steps: Steps = {
  'equal neighbours are one cell, and again after sorting': async ({ demo, expect }) => {
    const rows = demo.locator('tbody').getByRole('row');
    const first = async () => (await readSpans(rows)).map((cells) => cells[0]);
    expect(await readSpans(rows)).toEqual([
      ['Monday 1×3', 'Ms Adeyemi 1×2', 'Algebra 1×1'],
      ['Geometry 1×1'],
      ['Mr Lund 1×1', 'Biology 1×1'],
      ['Tuesday 1×3', 'Mr Lund 1×2', 'Chemistry 1×1'],
      ['Laboratory 1×1'],
      ['Ms Adeyemi 1×1', 'Statistics 1×1'],
      ['Wednesday 1×1', 'Ms Adeyemi 1×1', 'Algebra 1×1'],
    ]);
    await demo.getByLabel('Sort by').selectOption('teacher');
    await expect
      .poll(first)
      .toEqual([
        'Monday 1×1',
        'Tuesday 1×2',
        'Laboratory 1×1',
        'Monday 1×2',
        'Geometry 1×1',
        'Tuesday 1×1',
        'Wednesday 1×1',
      ]);
  },
};
