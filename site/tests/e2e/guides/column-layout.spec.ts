import { expect, open, test } from '../../../../packages/live-docs/tests/e2e/test';

test('column-layout: a header is dragged, and buttons do the same @all', async ({ page }) => {
  await open(page, '/guide/column-layout');
  const demo = page.locator('[data-demo="reorder-columns"] [data-demo-preview]');
  const headers = demo.getByRole('columnheader');
  await headers.nth(0).dragTo(headers.nth(2));
  await expect(headers).toHaveText(['From', 'To', 'Shipment', 'Arrives']);
  await expect(demo.locator('tbody tr').first().locator('td, th')).toHaveText([
    'Rotterdam',
    'Basel',
    'SH-501',
    '12 May',
  ]);
  const left = demo.getByRole('button', { name: 'Move Shipment left' });
  await left.press('Enter');
  await expect(headers).toHaveText(['From', 'Shipment', 'To', 'Arrives']);
  await expect(demo.getByRole('status')).toHaveText('Shipment is now column 2 of 4.');
  await expect(left).toBeFocused();
  await demo.getByRole('checkbox', { name: 'To' }).uncheck();
  await expect(headers).toHaveText(['From', 'Shipment', 'Arrives']);
});

test('column-layout: the layout survives a reload, a broken one is ignored, and reset removes it @all', async ({
  page,
}) => {
  await open(page, '/guide/column-layout');
  const demo = page.locator('[data-demo="saved-column-layout"] [data-demo-preview]');
  const headers = demo.getByRole('columnheader');
  const initial = ['Shipment', 'From', 'To', 'Weight', 'Arrives'];
  await expect(headers).toHaveText(initial);
  await demo.getByRole('checkbox', { name: 'Weight' }).uncheck();
  await demo.getByRole('button', { name: 'Move From right' }).press('Enter');
  await expect(headers).toHaveText(['Shipment', 'To', 'From', 'Arrives']);
  await open(page, '/guide/column-layout');
  await expect(headers).toHaveText(['Shipment', 'To', 'From', 'Arrives']);

  await page.evaluate(() =>
    localStorage.setItem(
      'shipment-columns',
      JSON.stringify({ version: 1, order: ['gone', 'weight', 'id'], hidden: ['gone', 'to'] }),
    ),
  );
  await open(page, '/guide/column-layout');
  await expect(headers).toHaveText(['Weight', 'Shipment', 'From', 'Arrives']);
  await demo.getByRole('button', { name: 'Reset' }).click();
  await expect(headers).toHaveText(initial);
  await page.evaluate(() => localStorage.setItem('shipment-columns', '{"version": 0, "order": 1'));
  await open(page, '/guide/column-layout');
  await expect(headers).toHaveText(initial);
});
