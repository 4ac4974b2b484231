import { expect, test } from '../../../../packages/live-docs/tests/e2e/test';
import { openDemo, PLACES } from './places';

for (const place of PLACES) {
  test(`scope-row at /${place}: cells name their row or their group of rows @dev`, async ({ page }) => {
    const preview = await openDemo(page, place, 'scope-row');
    const header = (name: string) => preview.locator('tbody').getByRole('rowheader', { name, exact: true });
    for (const name of ['Plums', 'Walnuts', 'Onions']) {
      await expect(header(name)).toHaveAttribute('scope', 'row');
      await expect(header(name)).not.toHaveAttribute('rowspan');
    }
    for (const [name, rows] of [
      ['Arre', '3'],
      ['Vis', '2'],
    ] as const) {
      await expect(header(name)).toHaveAttribute('scope', 'rowgroup');
      await expect(header(name)).toHaveAttribute('rowspan', rows);
    }
    await expect(preview.locator('tbody th[scope="row"]')).toHaveCount(5);
    await expect(preview.locator('tbody th[scope="rowgroup"]')).toHaveCount(2);
    await expect(preview.locator('tbody td[scope]')).toHaveCount(0);
  });
}
