import type { Steps } from 'live-docs/test';

export const steps: Steps = {
  'its last header sorts the huts by the nights of the season': async ({ demo, expect }) => {
    const names = demo.getByRole('rowheader');
    await expect(names).toHaveText(['Larch Pass', 'Blackcap', 'Stonechat', 'Windhover']);
    await demo.getByRole('button', { name: 'Season' }).click();
    await expect(names).toHaveText(['Windhover', 'Stonechat', 'Blackcap', 'Larch Pass']);
    await expect(demo.getByRole('columnheader', { name: 'Season' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
  },
  'a button tells the way to a hut': async ({ demo, expect }) => {
    await demo.getByRole('button', { name: 'Path to Blackcap' }).click();
    await expect(
      demo.getByRole('cell', { name: 'Four hours from Vals, along the stream.' }),
    ).toBeVisible();
  },
};
