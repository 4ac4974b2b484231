import { expect, open, test } from '../../../../packages/live-docs/tests/e2e/test';

test('tanstack-table: sorts, searches, selects and pages @all', async ({ page }) => {
  await open(page, '/guide/tanstack-table');
  const demo = page.locator('[data-demo="tanstack-table"] [data-demo-preview]');
  const numbers = demo.getByRole('rowheader');
  const pages = demo.getByRole('navigation', { name: 'Pages of invoices' });
  await expect(numbers).toHaveText(['INV2041', 'INV2042', 'INV2043', 'INV2044', 'INV2045']);

  await demo.getByRole('button', { name: 'Amount' }).click();
  await expect(demo.getByRole('columnheader', { name: 'Amount' })).toHaveAttribute('aria-sort', 'descending');
  const amounts = await demo.locator('tbody tr td:last-child').allInnerTexts();
  const values = amounts.map((text) => Number(text.replace(/\D/g, '')));
  expect(values).toEqual(values.toSorted((a, b) => b - a));

  await demo.getByRole('checkbox', { name: 'Select the page' }).check();
  await expect(demo.getByText('5 selected, 41 found')).toBeVisible();
  await pages.getByRole('button', { name: 'Next' }).click();
  await expect(pages.locator('[aria-current="page"]')).toHaveText('2');
  await expect(demo.getByRole('checkbox', { name: 'Select the page' })).not.toBeChecked();

  await demo.getByRole('searchbox', { name: 'Search' }).fill('granite');
  await expect(demo.getByText('5 selected, 4 found')).toBeVisible();
  await expect(pages.locator('[aria-current="page"]')).toHaveText('1');
  await demo.getByRole('searchbox', { name: 'Search' }).fill('nobody');
  await expect(demo.getByText('No invoice matches.')).toBeVisible();
});
