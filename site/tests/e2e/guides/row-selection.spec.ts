import { expect, open, test } from '../../../../packages/live-docs/tests/e2e/test';

test('row-selection: all, some and a range of rows', async ({ page }) => {
  await open(page, '/guide/row-selection');
  const demo = page.locator('[data-demo="select-rows"] [data-demo-preview]');
  const all = demo.getByRole('checkbox', { name: 'Select all documents' });
  const row = (name: string) => demo.getByRole('checkbox', { name: `Select ${name}` });
  const count = demo.getByRole('status');

  await row('Contract.pdf').check();
  await expect(all).toHaveJSProperty('indeterminate', true);
  await row('Photos.zip').click({ modifiers: ['Shift'] });
  await expect(count).toHaveText('4 of 6 selected');
  expect(await page.evaluate(() => getSelection()?.toString())).toBe('');
  await all.click();
  await expect(count).toHaveText('6 of 6 selected');
  await expect(all).toHaveJSProperty('indeterminate', false);
  await all.uncheck();
  await expect(count).toHaveText('0 of 6 selected');

  await row('Roadmap.md').press('Space');
  await row('Budget.xlsx').press('Shift+Space');
  await expect(count).toHaveText('6 of 6 selected');
  await row('Minutes.docx').uncheck();
  await demo.getByRole('button', { name: 'Delete' }).click();
  await expect(demo.locator('tbody th')).toHaveText(['Minutes.docx']);
  await expect(count).toHaveText('0 of 1 selected');
});

test('row-selection: one row, and rows across pages @all', async ({ page }) => {
  await open(page, '/guide/row-selection');
  const one = page.locator('[data-demo="select-one-row"] [data-demo-preview]');
  await one.getByRole('cell', { name: 'Tomorrow' }).click();
  await expect(one.getByRole('radio', { name: 'Express' })).toBeChecked();
  await one.getByRole('radio', { name: 'Express' }).press('ArrowDown');
  await expect(one.getByRole('status')).toHaveText('Selected: Pick-up point');
  await expect(one.getByRole('radio', { checked: true })).toHaveCount(1);

  const pages = page.locator('[data-demo="select-across-pages"] [data-demo-preview]');
  const allHere = pages.getByRole('checkbox', { name: 'Select all invoices on this page' });
  await allHere.check();
  await pages.getByRole('button', { name: 'Next' }).click();
  await expect(allHere).not.toBeChecked();
  await pages.getByRole('checkbox', { name: 'Select INV2046' }).check();
  await expect(pages.getByRole('status')).toHaveText(/^6 selected/);
  await pages.getByRole('button', { name: 'Previous' }).click();
  await expect(allHere).toBeChecked();
  await pages.getByRole('button', { name: 'Select all 41' }).click();
  await expect(pages.getByRole('status')).toHaveText(/^41 selected/);
});
