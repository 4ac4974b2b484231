import { expect, open, test } from '../../../../packages/live-docs/tests/e2e/test';

test('the accessible table has a name, row headers, a sort state and announcements @all', async ({ page }) => {
  await open(page, '/guide/accessibility');
  const preview = page.locator('[data-demo="accessible-table"] [data-demo-preview]');
  const table = preview.getByRole('table', { name: 'Books on loan' });
  const days = table.getByRole('columnheader', { name: 'Days on loan' });
  const status = preview.getByRole('status');
  await expect(table.getByRole('rowheader')).toHaveText([
    'Silent Spring',
    'Invisible Cities',
    'A Room of One’s Own',
    'The Waves',
  ]);
  await expect(days).toHaveAttribute('aria-sort', 'descending');

  await days.getByRole('button').focus();
  await page.keyboard.press('Enter');
  await expect(days).toHaveAttribute('aria-sort', 'ascending');
  await expect(days.getByRole('button')).toBeFocused();
  await expect(table.getByRole('rowheader').first()).toHaveText('The Waves');
  await expect(status).toHaveText('Sorted by days on loan, ascending. 0 of 4 selected.');

  const all = table.getByRole('checkbox', { name: 'Select all loans' });
  await table.getByRole('checkbox', { name: 'Select The Waves' }).check();
  await expect(status).toContainText('1 of 4 selected');
  await expect(all).toBeChecked({ indeterminate: true });
  await all.check();
  await expect(status).toContainText('4 of 4 selected');
  await expect(all).toBeChecked();
});

test('the virtual table has roles and counts, and scrolls by keyboard @all', async ({ page }) => {
  await open(page, '/guide/accessible-scrolling');
  const preview = page.locator('[data-demo="virtual-table-roles"] [data-demo-preview]');
  const table = preview.getByRole('table', { name: 'Departures' });
  await expect(table).toHaveAttribute('aria-rowcount', '10001');
  await expect(table.getByRole('columnheader')).toHaveText(['Train', 'Time', 'Platform']);
  const row = (number: string) =>
    table.getByRole('row').filter({ has: page.getByRole('rowheader', { name: number, exact: true }) });
  await expect(row('1')).toHaveAttribute('aria-rowindex', '2');
  await expect(row('1').getByRole('cell')).toHaveCount(2);
  expect(await table.getByRole('row').count()).toBeLessThan(40);

  await preview.getByRole('region', { name: 'Departures, scrollable' }).focus();
  await page.keyboard.press('End');
  await expect(row('10000')).toBeInViewport();
  await expect(row('10000')).toHaveAttribute('aria-rowindex', '10001');
  await page.keyboard.press('PageUp');
  await expect(row('10000')).not.toBeInViewport();
  await page.keyboard.press('Home');
  await expect(row('1')).toBeInViewport();
});
