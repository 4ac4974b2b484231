import { expect, test } from '../test';
import { openDemo, PLACES } from './places';

for (const place of PLACES) {
  test(`aria at /${place}: each table is found by its name @dev`, async ({ page }) => {
    const preview = await openDemo(page, place, 'aria');
    const tides = (port: string) => preview.getByRole('table', { name: `Tides at ${port}`, exact: true });
    await expect(tides('Brest')).toContainText('6.7');
    await preview.getByRole('combobox', { name: 'Tides at' }).selectOption('Roscoff');
    await expect(tides('Brest')).toHaveCount(0);
    await expect(tides('Roscoff')).toContainText('8.2');

    const ferries = preview.getByRole('table', { name: 'Ferries today', exact: true });
    await expect(ferries).toContainText('Pointe du Van');
    await expect(ferries).toHaveAccessibleDescription('Times may change when the sea is rough.');
  });

  test(`aria at /${place}: data attributes go to the outer element`, async ({ page }) => {
    const preview = await openDemo(page, place, 'aria');
    const outer = preview.locator('.rc-table');
    const height = async () => (await preview.getByRole('row', { name: 'Pointe du Van' }).boundingBox())!.height;
    const before = await height();
    await expect(preview.locator('[data-density]')).toHaveCount(0);
    await preview.getByRole('checkbox', { name: 'Compact rows' }).check();
    for (const index of [0, 1]) await expect(outer.nth(index)).toHaveAttribute('data-density', 'compact');
    await expect(preview.locator('table[data-density]')).toHaveCount(0);
    expect(await height()).toBeLessThan(before);
  });
}
