import { expect, test } from '../../../../packages/live-docs/tests/e2e/test';
import { openDemo, PLACES } from './places';

for (const place of PLACES) {
  test(`aria at /${place}: each table is found by its name @dev`, async ({ page }) => {
    const preview = await openDemo(page, place, 'aria');
    await expect(preview.getByRole('table', { name: 'Tides at Brest', exact: true })).toContainText('6.7');
    const ferries = preview.getByRole('table', { name: 'Ferries today', exact: true });
    await expect(ferries).toContainText('Plymouth');
    await expect(ferries).toHaveAccessibleDescription('Times may change in rough weather.');
  });

  test(`aria at /${place}: data attributes are on the outer element`, async ({ page }) => {
    const preview = await openDemo(page, place, 'aria');
    const outer = preview.locator('.rc-table');
    const height = async () => (await preview.getByRole('row', { name: 'Plymouth' }).boundingBox())!.height;
    const before = await height();
    await expect(outer.first()).toHaveAttribute('data-density', 'normal');
    await preview.getByRole('checkbox', { name: 'Compact rows' }).check();
    for (const index of [0, 1]) await expect(outer.nth(index)).toHaveAttribute('data-density', 'compact');
    await expect(preview.locator('table[data-density]')).toHaveCount(0);
    expect(await height()).toBeLessThan(before);
  });
}
