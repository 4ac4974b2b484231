import type { Steps } from 'live-docs/test';

export const steps: Steps = {
  'columns go, and come back to their places': async ({ demo, expect }) => {
    const headers = demo.getByRole('columnheader');
    const box = (name: string) => demo.getByRole('checkbox', { name });
    const bowl = demo.getByRole('row').filter({ hasText: 'Stoneware bowl' });
    await expect(headers).toHaveText(['Article', 'Supplier', 'In stock']);
    await box('Shelf').check();
    await expect(headers).toHaveText(['Article', 'Supplier', 'Shelf', 'In stock']);
    await expect(bowl.getByRole('cell')).toHaveText(['Potters of Braga', 'D-19', '87']);
    for (const name of ['Supplier', 'In stock']) await box(name).uncheck();
    await expect(headers).toHaveText(['Article', 'Shelf']);
    await expect(bowl.getByRole('cell')).toHaveText(['D-19']);
    await box('Supplier').check();
    await expect(headers).toHaveText(['Article', 'Supplier', 'Shelf']);
  },
};
