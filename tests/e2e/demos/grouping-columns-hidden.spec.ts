import { expect, test } from '../test';
import { openDemo, PLACES } from './places';
import { readSpans } from './read-spans';

for (const place of PLACES) {
  test(`grouping-columns-hidden at /${place}: hidden heads are absent, and spans shrink @dev`, async ({ page }) => {
    const preview = await openDemo(page, place, 'grouping-columns-hidden');
    const head = () => readSpans(preview.locator('thead').getByRole('row'));
    const turn = (name: string, on: boolean) => preview.getByRole('checkbox', { name, exact: true }).setChecked(on);
    const whole = [
      ['Building 1×4', 'Energy, MWh 4×1', 'Water, m³ 1×4'],
      ['Electricity 2×1', 'Heat 2×1'],
      ['From the grid 1×1', 'From the roof 1×2', 'Gas 1×2', 'District heating 1×2'],
      ['Day 1×1'],
    ];
    await expect.poll(head).toEqual(whole);

    await turn('Electricity', false);
    await expect(preview.getByRole('checkbox', { name: 'Day' })).toBeDisabled();
    await expect
      .poll(head)
      .toEqual([
        ['Building 1×3', 'Energy, MWh 2×1', 'Water, m³ 1×3'],
        ['Heat 2×1'],
        ['Gas 1×1', 'District heating 1×1'],
      ]);
    await turn('Heat', false);
    await expect.poll(head).toEqual([['Building 1×1', 'Water, m³ 1×1']]);

    for (const group of ['Electricity', 'Heat']) await turn(group, true);
    await expect.poll(head).toEqual(whole);
  });

  test(`grouping-columns-hidden at /${place}: a group goes with its last column, unless nobody hides it`, async ({
    page,
  }) => {
    const preview = await openDemo(page, place, 'grouping-columns-hidden');
    const heat = preview.getByRole('columnheader', { name: 'Heat' });
    const library = preview.getByRole('row').filter({ has: page.getByRole('rowheader', { name: 'Library' }) });
    for (const name of ['Gas', 'District heating']) await preview.getByRole('checkbox', { name }).uncheck();
    await expect(heat).toHaveCount(0);
    await expect(library.getByRole('cell')).toHaveText(['164', '52', '610']);

    await preview.getByRole('checkbox', { name: 'Hide groups without columns' }).uncheck();
    await expect(heat).toBeVisible();
    await expect(library.getByRole('cell')).toHaveText(['164', '52', '', '610']);
  });
}
