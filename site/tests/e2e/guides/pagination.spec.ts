import { expect, open, test } from '../../../../packages/live-docs/tests/e2e/test';

test('pagination: moves, stays valid and keeps the focus', async ({ page }) => {
  await open(page, '/guide/pagination');
  const demo = page.locator('[data-demo="paged-table"] [data-demo-preview]');
  const range = demo.getByRole('status');
  const nav = demo.getByRole('navigation', { name: 'Invoice pages' });
  const current = nav.locator('[aria-current="page"]');
  await expect(range).toHaveText('Rows 1 to 5 of 41');
  await expect(nav.getByRole('button')).toHaveText(['Previous', '1', '2', '9', 'Next']);

  await nav.getByRole('button', { name: 'Page 9' }).click();
  await expect(range).toHaveText('Rows 41 to 41 of 41');
  await expect(nav.getByRole('button', { name: 'Next' })).toHaveAttribute('aria-disabled', 'true');
  await demo.getByLabel('Unpaid only').check();
  await expect(current).toHaveText('3');
  await expect(demo.locator('tbody tr')).toHaveCount(4);
  await demo.getByLabel('Unpaid only').uncheck();
  await expect(current).toHaveText('9');

  await demo.getByLabel('Rows per page').selectOption('20');
  await expect(range).toHaveText('Rows 41 to 41 of 41');
  await nav.getByRole('button', { name: 'Previous' }).click();
  const previous = nav.getByRole('button', { name: 'Previous' });
  await previous.click();
  await expect(current).toHaveText('1');
  await expect(previous).toBeFocused();

  await demo.getByRole('searchbox', { name: 'Customer' }).fill('nobody');
  await expect(range).toHaveText('No invoices');
  await expect(demo.getByText('No invoice matches.')).toBeVisible();
});
