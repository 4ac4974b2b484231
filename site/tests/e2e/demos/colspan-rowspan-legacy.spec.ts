import { expect, test } from '../../../../packages/live-docs/tests/e2e/test';
import { openDemo, PLACES } from './places';
import { readSpans } from './read-spans';

/** In development the library logs this warning. */
test.use({
  allow: ['Warning: `columns.render` return cell props is deprecated with perf issue, please use `onCell` instead.'],
});

for (const place of PLACES) {
  test(`colspan-rowspan-legacy at /${place}: its table is the one that onCell makes @dev`, async ({ page }) => {
    const modern = await openDemo(page, place, 'colspan-rowspan');
    const expected = await readSpans(modern.getByRole('row'));
    expect(expected).toHaveLength(8);
    const legacy = await openDemo(page, place, 'colspan-rowspan-legacy');
    expect(await readSpans(legacy.getByRole('row'))).toEqual(expected);
  });

  test(`colspan-rowspan-legacy at /${place}: cells with props are not highlighted`, async ({ page }) => {
    const preview = await openDemo(page, place, 'colspan-rowspan-legacy');
    await preview.getByRole('cell', { name: 'Lunch' }).hover();
    await expect(preview.locator('.rc-table-cell-row-hover')).toHaveText(['11:30', '12:30']);
  });
}
