import { expect, test } from '../test';
import { openDemo, PLACES } from './places';
import { readSpans } from './read-spans';

for (const place of PLACES) {
  test(`colspan-rowspan at /${place}: each row has the cells that merging leaves @dev`, async ({ page }) => {
    const preview = await openDemo(page, place, 'colspan-rowspan');
    const [head] = await readSpans(preview.locator('thead').getByRole('row'));
    expect(head).toEqual(['Time 2×1', 'Main hall 1×1', 'Studio 1×1', 'Library 1×1']);
    const rows = await readSpans(preview.locator('tbody').getByRole('row'));
    expect(rows.map((cells) => cells.length)).toEqual([3, 3, 5, 4, 3, 4, 4, 3]);
    expect(rows[0]).toEqual(['09:00 1×1', '09:30 1×1', 'Registration and coffee 3×1']);
    expect(rows[2]?.at(-1)).toBe('Workshop: read a tide gauge 1×2');
    expect(rows[6]?.at(-1)).toBe('Walk to the old locks 2×2');
  });

  test(`colspan-rowspan at /${place}: a merged cell is as large as those that it replaces`, async ({ page }) => {
    const preview = await openDemo(page, place, 'colspan-rowspan');
    const boxOf = async (role: 'cell' | 'columnheader', name: RegExp | string) =>
      (await preview.getByRole(role, { name }).boundingBox())!;
    const walk = await boxOf('cell', /^Walk to the old locks/);
    const [above, below] = [await boxOf('cell', /^Lighthouses/), await boxOf('cell', /^What the gulls know/)];
    const [studio, library] = [await boxOf('columnheader', 'Studio'), await boxOf('columnheader', 'Library')];
    expect(walk.height).toBeCloseTo(above.height + below.height, 0);
    expect(walk.width).toBeCloseTo(studio.width + library.width, 0);
    expect(walk.x).toBeCloseTo(studio.x, 0);
  });
}
