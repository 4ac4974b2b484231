import { expect, open, test } from '../../../../packages/live-docs/tests/e2e/test';

test('getting-started: the first table shows formatted values @all', async ({ page }) => {
  await open(page, '/guide/getting-started');
  const demo = page.locator('[data-demo="first-table"] [data-demo-preview]');
  await expect(demo.getByRole('columnheader')).toHaveText(['Product', 'Price', 'In stock', 'Value']);
  await expect(demo.getByRole('row', { name: 'Standing desk' })).toHaveText(/€579\.00Sold out€0\.00/);
});

test('getting-started: rows come from state @all', async ({ page }) => {
  await open(page, '/guide/getting-started');
  const demo = page.locator('[data-demo="shopping-cart"] [data-demo-preview]');
  await expect(demo.getByText('Total: €203.30')).toBeVisible();
  await demo.getByRole('spinbutton', { name: 'Quantity of Cork mat' }).fill('3');
  await expect(demo.getByText('Total: €241.30')).toBeVisible();
  for (const name of ['Desk lamp', 'Wall shelf', 'Cork mat'])
    await demo.getByRole('button', { name: `Remove ${name}` }).click();
  await expect(demo.getByText('Your cart is empty.')).toBeVisible();
  await expect(demo.getByText('Total: €0.00')).toBeFocused();
});
