import type { Steps } from 'live-docs/test';

export const steps: Steps = {
  'a title over one column has the scope col, over several colgroup': async ({ demo, expect }) => {
    const header = (name: string) => demo.getByRole('columnheader', { name, exact: true });
    for (const name of ['Place', 'Nitrate', 'Phosphate', 'Water', 'Air'])
      await expect(header(name)).toHaveAttribute('scope', 'col');
    for (const name of ['Nutrients in mg/l', 'Temperature in °C']) {
      await expect(header(name)).toHaveAttribute('scope', 'colgroup');
      await expect(header(name)).toHaveAttribute('colspan', '2');
    }
    await demo.getByRole('checkbox', { name: 'Show phosphate' }).uncheck();
    await expect(header('Phosphate')).toHaveCount(0);
    await expect(header('Nutrients in mg/l')).toHaveAttribute('scope', 'col');
    await expect(header('Temperature in °C')).toHaveAttribute('scope', 'colgroup');
  },

  'the scopes are written into the header': async ({ demo, expect }) => {
    const written = await demo
      .getByRole('columnheader', { name: 'Air' })
      .evaluate((cell) => getComputedStyle(cell, '::after').content.split(' / ')[0]);
    expect(written).toBe('"col"');
  },
};
