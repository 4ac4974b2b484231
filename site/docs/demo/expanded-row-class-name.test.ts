import type { Steps } from 'live-docs/test';

export const steps: Steps = {
  "rows from level 1 on carry their level's class": async ({ demo, expect }) => {
    const budget = demo.getByRole('table', { name: 'Budget' });
    const row = (name: string) => budget.getByRole('row').filter({ hasText: name });
    for (const name of ['Exhibitions', 'Building'])
      await expect(row(name)).not.toHaveClass(/marked| level-0$/);
    for (const name of ['Glass of the North', 'Permanent collection', 'Security'])
      await expect(row(name)).toHaveClass(/ marked level-1$/);
    for (const name of ['Showcases', 'Lighting'])
      await expect(row(name)).toHaveClass(/ marked level-2$/);

    await demo.getByRole('button', { name: 'Record' }).click();
    await expect(row('Loans and couriers')).toHaveClass(/ marked over-budget$/);
    await expect(row('Showcases')).not.toHaveClass(/marked/);

    await demo.getByRole('button', { name: 'Index' }).click();
    for (const name of ['Loans and couriers', 'Catalogue', 'Conservation', 'Security'])
      await expect(row(name)).toHaveClass(/ marked even$/);
    await expect(budget.locator('.marked')).toHaveCount(4);
  },
};
