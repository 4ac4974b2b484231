import { expect, test } from '../test';
import { openDemo, PLACES } from './places';

for (const place of PLACES) {
  test(`expanded-row-class-name at /${place}: rows from level 1 on carry their level's class @dev`, async ({
    page,
  }) => {
    const preview = await openDemo(page, place, 'expanded-row-class-name');
    const budget = preview.getByRole('table', { name: 'Budget' });
    const row = (name: string) => budget.getByRole('row').filter({ hasText: name });
    for (const name of ['Exhibitions', 'Building']) await expect(row(name)).not.toHaveClass(/marked-row|budget-/);
    for (const name of ['Glass of the North', 'Permanent collection', 'Security'])
      await expect(row(name)).toHaveClass(/ budget-level-1$/);
    for (const name of ['Showcases', 'Lighting']) await expect(row(name)).toHaveClass(/ budget-level-2$/);

    await preview.getByLabel('Class of a budget line').selectOption('Record');
    await expect(row('Loans and couriers')).toHaveClass(/budget-over/);
    await expect(row('Showcases')).not.toHaveClass(/marked-row/);

    await preview.getByLabel('Class of a budget line').selectOption('Index');
    for (const name of ['Loans and couriers', 'Catalogue', 'Conservation', 'Security'])
      await expect(row(name)).toHaveClass(/ budget-even$/);
    await expect(budget.locator('.marked-row')).toHaveCount(4);
  });

  test(`expanded-row-class-name at /${place}: what opens below an order is marked by its state`, async ({ page }) => {
    const preview = await openDemo(page, place, 'expanded-row-class-name');
    const orders = preview.getByRole('table', { name: 'Orders' });
    const content = (item: string) => orders.getByRole('row').filter({ hasText: item });
    await expect(content('Copper kettle')).toHaveClass(/items-paid/);
    await expect(content('Bread knife')).toHaveClass(/items-sent/);
    await expect(content('B1042')).not.toHaveClass(/marked-row/);
    await orders.getByRole('button', { name: 'Items of B1046' }).click();
    await expect(content('Espresso cup')).toHaveClass(/items-sent/);
  });
}
