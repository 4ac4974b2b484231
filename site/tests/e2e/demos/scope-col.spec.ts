import { expect, test } from '../../../../packages/live-docs/tests/e2e/test';
import { openDemo, PLACES } from './places';

for (const place of PLACES) {
  test(`scope-col at /${place}: a title over one column has the scope col, over several colgroup @dev`, async ({
    page,
  }) => {
    const preview = await openDemo(page, place, 'scope-col');
    const header = (name: string) => preview.getByRole('columnheader', { name, exact: true });
    for (const name of ['Place', 'Nitrate', 'Phosphate', 'Water', 'Air'])
      await expect(header(name)).toHaveAttribute('scope', 'col');
    for (const name of ['Nutrients in mg/l', 'Temperature in °C']) {
      await expect(header(name)).toHaveAttribute('scope', 'colgroup');
      await expect(header(name)).toHaveAttribute('colspan', '2');
    }
    await preview.getByRole('checkbox', { name: 'Show phosphate' }).uncheck();
    await expect(header('Phosphate')).toHaveCount(0);
    await expect(header('Nutrients in mg/l')).toHaveAttribute('scope', 'col');
    await expect(header('Temperature in °C')).toHaveAttribute('scope', 'colgroup');
  });

  test(`scope-col at /${place}: the scopes are written into the header`, async ({ page }) => {
    const preview = await openDemo(page, place, 'scope-col');
    const written = await preview
      .getByRole('columnheader', { name: 'Air' })
      .evaluate((cell) => getComputedStyle(cell, '::after').content.split(' / ')[0]);
    expect(written).toBe('"col"');
  });
}
