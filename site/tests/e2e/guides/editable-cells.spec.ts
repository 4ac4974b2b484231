import { expect, open, test } from '../../../../packages/live-docs/tests/e2e/test';

test('editable-cells: Enter saves, Escape cancels, Tab goes on, and an error names its field', async ({ page }) => {
  await open(page, '/guide/editable-cells');
  const demo = page.locator('[data-demo="edit-cells-in-place"] [data-demo-preview]');
  const button = (name: string) => demo.getByRole('button', { name, exact: true });
  await button('Dish: Leek pie').press('Enter');
  const name = demo.getByRole('textbox', { name: 'Dish' });
  await expect(name).toBeFocused();
  await name.fill('Onion pie');
  await name.press('Enter');
  await expect(button('Dish: Onion pie')).toBeFocused();

  await button('Dish: Onion pie').press('Enter');
  await name.fill('Nothing');
  await name.press('Escape');
  await expect(button('Dish: Onion pie')).toBeFocused();

  await button('Dish: Onion pie').click();
  await name.press('Tab');
  const price = demo.getByRole('textbox', { name: 'Price of Onion pie' });
  await expect(price).toBeFocused();
  await price.fill('abc');
  await price.press('Enter');
  await expect(price).toHaveAccessibleDescription('Enter a price, such as 7.50.');
  await expect(price).toHaveAttribute('aria-invalid', 'true');
  await price.fill('12');
  await price.press('Tab');
  await expect(button('Price of Onion pie: 12.00')).toBeVisible();
  await expect(name).toHaveValue('Smoked trout');
  await name.press('Shift+Tab');
  await expect(price).toBeFocused();
});

test('editable-cells: a refused save rolls back, and a row is edited as a form @all', async ({ page }) => {
  await open(page, '/guide/editable-cells');
  const saving = page.locator('[data-demo="optimistic-save"] [data-demo-preview]');
  const change = async (from: string, to: string) => {
    await saving.getByRole('button', { name: `Price of Leek pie: ${from}` }).click();
    await saving.getByRole('textbox').fill(to);
    await saving.getByRole('textbox').press('Enter');
  };
  await change('11.00', '25');
  await expect(saving.getByRole('button', { name: 'Price of Leek pie: 25.00' })).toBeVisible();
  await expect(saving.getByRole('status')).toContainText('Leek pie keeps its price');
  await expect(saving.getByRole('button', { name: 'Price of Leek pie: 11.00' })).toBeVisible();
  await change('11.00', '12');
  await expect(saving.getByRole('status')).toHaveText('Leek pie now costs €12.00.');
  await expect(saving.getByRole('button', { name: 'Price of Leek pie: 12.00' })).not.toContainText('saving');

  const row = page.locator('[data-demo="edit-one-row"] [data-demo-preview]');
  await row.getByRole('button', { name: 'Edit Baked plums' }).click();
  await expect(row.getByLabel('Dish')).toBeFocused();
  await row.getByLabel('Price', { exact: true }).fill('6.8');
  await row.getByLabel('Price', { exact: true }).press('Enter');
  await expect(row.getByText('€6.80')).toBeVisible();
  await expect(row.getByRole('button', { name: 'Edit Baked plums' })).toBeFocused();
  await page.keyboard.press('Enter');
  await row.getByLabel('Dish').fill('Nothing');
  await page.keyboard.press('Escape');
  await expect(row.getByRole('button', { name: 'Edit Baked plums' })).toBeFocused();
});
