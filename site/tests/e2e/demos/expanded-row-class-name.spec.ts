import { expect, open, test } from '../../../../packages/live-docs/tests/e2e/test';
import { openDemo, PLACES } from './places';

for (const place of PLACES) {
  test(`expanded-row-class-name at /${place}: rows from level 1 on carry their level's class @dev`, async ({
    page,
  }) => {
    const preview = await openDemo(page, place, 'expanded-row-class-name');
    const budget = preview.getByRole('table', { name: 'Budget' });
    const row = (name: string) => budget.getByRole('row').filter({ hasText: name });
    for (const name of ['Exhibitions', 'Building']) await expect(row(name)).not.toHaveClass(/marked| level-0$/);
    for (const name of ['Glass of the North', 'Permanent collection', 'Security'])
      await expect(row(name)).toHaveClass(/ marked level-1$/);
    for (const name of ['Showcases', 'Lighting']) await expect(row(name)).toHaveClass(/ marked level-2$/);

    await preview.getByRole('button', { name: 'Record' }).click();
    await expect(row('Loans and couriers')).toHaveClass(/ marked over-budget$/);
    await expect(row('Showcases')).not.toHaveClass(/marked/);

    await preview.getByRole('button', { name: 'Index' }).click();
    for (const name of ['Loans and couriers', 'Catalogue', 'Conservation', 'Security'])
      await expect(row(name)).toHaveClass(/ marked even$/);
    await expect(budget.locator('.marked')).toHaveCount(4);
  });
}

test('expanded content is marked by the state of its order', async ({ page }) => {
  await open(page, '/demo/expanded-row-class-name');
  const orders = page.getByRole('table', { name: 'Orders' });
  const content = (item: string) => orders.getByRole('row').filter({ hasText: item });
  await expect(content('Copper kettle')).toHaveClass(/ marked order-paid$/);
  await expect(content('Bread knife')).toHaveClass(/ marked order-sent$/);
  await expect(content('B1042')).not.toHaveClass(/marked/);
  await orders.getByRole('button', { name: 'Items of B1046' }).click();
  await expect(content('Espresso cup')).toHaveClass(/ marked order-sent$/);
});
