import { expect, test } from '../../../../packages/live-docs/tests/e2e/test';
import { openDemo, PLACES } from './places';
import { readSpans } from './read-spans';

for (const place of PLACES) {
  test(`grouping-columns-hidden at /${place}: hidden headers are absent, and spans shrink @dev`, async ({ page }) => {
    const preview = await openDemo(page, place, 'grouping-columns-hidden');
    const header = () => readSpans(preview.locator('thead').getByRole('row'));
    const turn = (name: string, on: boolean) => preview.getByRole('checkbox', { name }).setChecked(on);
    const cells = preview.getByRole('row').filter({ hasText: 'School' }).getByRole('cell');
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
  });
}
