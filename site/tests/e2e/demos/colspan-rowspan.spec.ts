import { expect, test } from '../../../../packages/live-docs/tests/e2e/test';
import { openDemo, PLACES } from './places';
import { readSpans } from './read-spans';

for (const place of PLACES) {
  test(`colspan-rowspan at /${place}: each row has the cells that merging leaves @dev`, async ({ page }) => {
    const preview = await openDemo(page, place, 'colspan-rowspan');
    const [header] = await readSpans(preview.locator('thead').getByRole('row'));
    expect(header).toEqual(['Time 2×1', 'Main hall 1×1', 'Studio 1×1']);
    const rows = await readSpans(preview.locator('tbody').getByRole('row'));
    expect(rows.map((cells) => cells.length)).toEqual([3, 4, 3, 3, 4, 3, 2]);
    expect(rows[0]).toEqual(['09:00 1×1', '09:30 1×1', 'Registration and coffee 2×1']);
    expect(rows[1]?.at(-1)).toBe('Tide gauge workshop 1×2');
    expect(rows[5]?.at(-1)).toBe('Walk to the old locks 2×2');
  });

  test(`colspan-rowspan at /${place}: a merged cell is as large as those that it replaces`, async ({ page }) => {
    const preview = await openDemo(page, place, 'colspan-rowspan');
    const boxOf = async (role: 'cell' | 'columnheader', name: string, nth = 0) =>
      (await preview.getByRole(role, { name }).nth(nth).boundingBox())!;
    const walk = await boxOf('cell', 'Walk to the old locks');
    const [main, studio] = [await boxOf('columnheader', 'Main hall'), await boxOf('columnheader', 'Studio')];
    const [above, below] = [await boxOf('cell', '13:30', 1), await boxOf('cell', '15:30')];
    expect(walk.width).toBeCloseTo(main.width + studio.width, 0);
    expect(walk.height).toBeCloseTo(above.height + below.height, 0);
    expect(walk.x).toBeCloseTo(main.x, 0);
  });
}
