import type { Steps } from 'live-docs/test';
import { readSpans } from '../../tests/steps/read-spans';

export const steps: Steps = {
  'each row has the cells that merging leaves': async ({ demo, expect }) => {
    const [header] = await readSpans(demo.locator('thead').getByRole('row'));
    expect(header).toEqual(['Time 2×1', 'Main hall 1×1', 'Studio 1×1']);
    const rows = await readSpans(demo.locator('tbody').getByRole('row'));
    expect(rows.map((cells) => cells.length)).toEqual([3, 4, 3, 3, 4, 3, 2]);
    expect(rows[0]).toEqual(['09:00 1×1', '09:30 1×1', 'Registration and coffee 2×1']);
    expect(rows[1]?.at(-1)).toBe('Tide gauge workshop 1×2');
    expect(rows[5]?.at(-1)).toBe('Walk to the old locks 2×2');
  },

  'a merged cell is as large as those that it replaces': async ({ demo, expect }) => {
    const boxOf = async (role: 'cell' | 'columnheader', name: string, nth = 0) =>
      (await demo.getByRole(role, { name }).nth(nth).boundingBox())!;
    const walk = await boxOf('cell', 'Walk to the old locks');
    const [main, studio] = [
      await boxOf('columnheader', 'Main hall'),
      await boxOf('columnheader', 'Studio'),
    ];
    const [above, below] = [await boxOf('cell', '13:30', 1), await boxOf('cell', '15:30')];
    expect(walk.width).toBeCloseTo(main.width + studio.width, 0);
    expect(walk.height).toBeCloseTo(above.height + below.height, 0);
    expect(walk.x).toBeCloseTo(main.x, 0);
  },
};
