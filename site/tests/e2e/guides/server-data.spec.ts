import { expect, open, test } from '../../../../packages/live-docs/tests/e2e/test';

test('server-data: loading, error, retry, empty and rows @all', async ({ page }) => {
  await open(page, '/guide/server-data');
  const demo = page.locator('[data-demo="loading-error-empty"] [data-demo-preview]');
  const table = demo.getByRole('table');
  await expect(demo.getByRole('status')).toHaveText('4 invoices');
  await expect(table).toHaveAttribute('aria-busy', 'false');
  await demo.getByLabel('Status').selectOption('overdue');
  await expect(table).toHaveAttribute('aria-busy', 'true');
  await expect(table).toContainText('Loading invoices…');
  const retry = demo.getByRole('button', { name: 'Try again' });
  await expect(table).toContainText('The server didn’t respond');
  await retry.click();
  await expect(demo.getByRole('status')).toHaveText('2 invoices');
  await expect(demo.getByRole('button', { name: 'Reload' })).toBeFocused();
  await demo.getByLabel('Status').selectOption('cancelled');
  await expect(table).toContainText('There are no cancelled invoices.');
});

test('server-data: old rows stay while a page loads, and sorting starts at page 1 @all', async ({ page }) => {
  await open(page, '/guide/server-data');
  const demo = page.locator('[data-demo="server-paging-sorting"] [data-demo-preview]');
  await expect(demo.getByRole('status')).toHaveText('Page 1 of 5');
  await expect(demo.getByRole('row')).toHaveCount(6);
  await demo.getByRole('button', { name: 'Next' }).click();
  await expect(demo.getByRole('table')).toHaveAttribute('aria-busy', 'true');
  await expect(demo.getByRole('row')).toHaveCount(6);
  await expect(demo.getByRole('status')).toHaveText('Page 2 of 5');
  await demo.getByRole('button', { name: 'Total' }).click();
  await expect(demo.getByRole('columnheader', { name: 'Total' })).toHaveAttribute('aria-sort', 'ascending');
  await expect(demo.getByRole('status')).toHaveText('Page 1 of 5');
  await expect(demo.getByRole('row').nth(1)).toContainText('20');
});

test('server-data: an older search is aborted, and a transition keeps the rows @all', async ({ page }) => {
  await open(page, '/guide/server-data');
  const search = page.locator('[data-demo="latest-request-wins"] [data-demo-preview]');
  await expect(search.getByRole('status')).toHaveText('6 books');
  await search.getByLabel('Search books').pressSequentially('wo');
  await expect(search.getByRole('status')).toHaveText('2 books');
  await expect(search.getByRole('list', { name: 'Last requests' })).toContainText('“w”, 1000 ms: aborted');

  const suspense = page.locator('[data-demo="suspense-orders"] [data-demo-preview]');
  const first = suspense.getByRole('row').nth(1);
  await expect(first).toBeVisible();
  const before = await first.innerText();
  await suspense.getByRole('button', { name: 'Next five' }).click();
  await expect(suspense.getByRole('status')).toHaveText('Page 2');
  await expect(first).not.toHaveText(before);
});
