import type { Steps } from 'live-docs/test';

export const steps: Steps = {
  'cells name their row or their group of rows': async ({ demo, expect }) => {
    const header = (name: string) =>
      demo.locator('tbody').getByRole('rowheader', { name, exact: true });
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
    await expect(demo.locator('tbody th[scope="row"]')).toHaveCount(5);
    await expect(demo.locator('tbody th[scope="rowgroup"]')).toHaveCount(2);
    await expect(demo.locator('tbody td[scope]')).toHaveCount(0);
  },
};
