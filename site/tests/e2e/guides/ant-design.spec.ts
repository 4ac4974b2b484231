import { expect, open, test } from '../../../../packages/live-docs/tests/e2e/test';

test('the table after Ant Design sorts, selects and pages @all', async ({ page }) => {
  await open(page, '/guide/ant-design');
  const preview = page.locator('[data-demo="after-ant-design"] [data-demo-preview]');
  const table = preview.getByRole('table', { name: 'Invoices' });
  const clients = table.getByRole('rowheader');
  const status = preview.getByRole('status');
  await expect(clients).toHaveText(['Atlas Print', 'Nordic Bikes', 'Harbour Café', 'Olive Kitchen']);

  await table.getByRole('checkbox', { name: 'Select R-205' }).check();
  await preview.getByRole('button', { name: 'Next' }).click();
  await expect(clients).toHaveCount(3);
  await expect(status).toHaveText('Page 2 of 2, 1 selected');
  await expect(preview.getByRole('button', { name: 'Next' })).toBeDisabled();

  await table.getByRole('button', { name: 'Amount' }).click();
  await expect(table.getByRole('columnheader', { name: 'Amount' })).toHaveAttribute('aria-sort', 'descending');
  await expect(table.getByRole('checkbox', { name: 'Select R-205' })).toBeChecked();
});
