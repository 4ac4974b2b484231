import { expect, test } from '../test';
import { openDemo, PLACES } from './places';
import { readSpans } from './read-spans';

/** In development the library warns of what this demo shows. */
test.use({
  allow: ['Warning: `columns.render` return cell props is deprecated with perf issue, please use `onCell` instead.'],
});

for (const place of PLACES) {
  test(`colspan-rowspan-legacy at /${place}: its table is the one that onCell makes @dev`, async ({ page }) => {
    const modern = await openDemo(page, place, 'colspan-rowspan');
    const expected = await readSpans(modern.getByRole('row'));
    expect(expected).toHaveLength(9);
    const legacy = await openDemo(page, place, 'colspan-rowspan-legacy');
    expect(await readSpans(legacy.getByRole('row'))).toEqual(expected);
  });

  test(`colspan-rowspan-legacy at /${place}: hovering renders cells again`, async ({ page }) => {
    const preview = await openDemo(page, place, 'colspan-rowspan-legacy');
    const count = preview.getByText(/^Cells rendered: [1-9]\d*$/);
    for (const session of ['Ferries on batteries', 'Lunch', 'Sandbanks from orbit']) {
      const before = await count.innerText();
      await preview.getByRole('cell', { name: session }).hover();
      await expect(count).not.toHaveText(before);
    }
  });
}
