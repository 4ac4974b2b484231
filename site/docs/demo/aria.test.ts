import type { Steps } from 'live-docs/test';

export const steps: Steps = {
  'each table is found by its name': async ({ demo, expect }) => {
    await expect(demo.getByRole('table', { name: 'Tides at Brest', exact: true })).toContainText(
      '6.7',
    );
    const ferries = demo.getByRole('table', { name: 'Ferries today', exact: true });
    await expect(ferries).toContainText('Plymouth');
    await expect(ferries).toHaveAccessibleDescription('Times may change in rough weather.');
  },

  'data attributes are on the outer element': async ({ demo, expect }) => {
    const outer = demo.locator('.rc-table');
    const height = async () =>
      (await demo.getByRole('row', { name: 'Plymouth' }).boundingBox())!.height;
    const before = await height();
    await expect(outer.first()).toHaveAttribute('data-density', 'normal');
    await demo.getByRole('checkbox', { name: 'Compact rows' }).check();
    for (const index of [0, 1])
      await expect(outer.nth(index)).toHaveAttribute('data-density', 'compact');
    await expect(demo.locator('table[data-density]')).toHaveCount(0);
    expect(await height()).toBeLessThan(before);
  },
};
