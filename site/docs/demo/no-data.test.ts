import type { Steps } from 'live-docs/test';

export const steps: Steps = {
  'three empty tables have three texts': async ({ demo, expect }) => {
    const cells = (name: string) =>
      demo.getByRole('table', { name }).locator('tbody').getByRole('cell');
    await expect(demo.getByRole('table')).toHaveCount(3);
    await expect(cells('Default')).toHaveText('No Data');
    await expect(cells('Custom')).toHaveText('Nothing is damaged.');
    await expect(cells('Function')).toHaveText('No article matches “teapot”.');

    await demo.getByRole('searchbox').fill('cup');
    await expect(cells('Function')).toHaveText(['Espresso cup', 'D-20']);
    await demo.getByRole('searchbox').fill('ladle');
    await expect(cells('Function')).toHaveText('No article matches “ladle”.');
  },
};
