import { readFile } from 'node:fs/promises';
import { expect, open, test } from '../../../../packages/live-docs/tests/e2e/test';

test('export-csv: escaped text of the visible rows and columns, with a byte order mark @all', async ({ page }) => {
  await open(page, '/guide/export-csv');
  const demo = page.locator('[data-demo="export-visible-rows"] [data-demo-preview]');
  const preview = demo.getByRole('region', { name: 'CSV file' });

  const waiting = page.waitForEvent('download');
  await demo.getByRole('button', { name: 'Download 4 rows as CSV' }).click();
  const download = await waiting;
  expect(download.suggestedFilename()).toBe('contacts.csv');
  const lines = [
    '\uFEFFName,Company,Note,Balance',
    'Zoë Martín,"Fjord & Sons, Ltd.",Prefers “email”,1250.5',
    'Ada O’Neil,"The ""Blue"" Door","\'=HYPERLINK(""https://example.com"")",-80',
    '李娜,Lumen,"Call after 5\nAsk for Jun",4300',
    'Tom Berg,"Berg; Berg",\'+47 22 00 00 00,0',
  ];
  expect(await readFile(await download.path(), 'utf8')).toBe(lines.map((line) => `${line}\r\n`).join(''));

  await demo.getByLabel('Notes').uncheck();
  await demo.getByLabel('Highest balance first').check();
  await expect(demo.locator('tbody th')).toHaveText(['李娜', 'Zoë Martín', 'Tom Berg', 'Ada O’Neil']);
  await demo.getByRole('searchbox', { name: 'Search' }).fill('berg');
  await expect(preview).toHaveText(/^Name,Company,Balance\s+Tom Berg,"Berg; Berg",0\s*$/);
  await expect(demo.getByRole('button', { name: 'Download 1 row as CSV' })).toBeVisible();
});
