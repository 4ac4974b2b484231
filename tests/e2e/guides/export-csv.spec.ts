import { readFile } from 'node:fs/promises';
import { expect, open, test } from '../test';

test('export-csv: escaped text of the visible rows and columns, with a byte order mark', async ({ page }) => {
  await open(page, '/guide/export-csv');
  const demo = page.locator('[data-demo="export-visible-rows"]');
  const preview = demo.getByRole('region', { name: 'CSV file' });
  const text = () => preview.evaluate((element) => element.textContent);
  expect(await text()).toBe(
    [
      'Name,Company,Note,Balance',
      'Zoë Martín,"Fjord & Sons, Ltd.",Prefers “email”,1250.5',
      'Ada O’Neil,"The ""Blue"" Door","\'=HYPERLINK(""https://example.com"")",-80',
      '李娜,Lumen,"Call after 5\nAsk for Jun",4300',
      'Tom Berg,"Berg; Berg",\'+47 22 00 00 00,0',
      '',
    ].join('\r\n'),
  );

  await demo.getByLabel('Notes').uncheck();
  await demo.getByLabel('Highest balance first').check();
  await demo.getByRole('searchbox', { name: 'Search' }).fill('berg');
  await expect(preview).toHaveText(/^Name,Company,Balance\s+Tom Berg,"Berg; Berg",0$/);
  await demo.getByRole('searchbox', { name: 'Search' }).fill('l');
  await expect(demo.locator('tbody th')).toHaveText(['李娜', 'Zoë Martín', 'Ada O’Neil']);

  const waiting = page.waitForEvent('download');
  await demo.getByRole('button', { name: 'Download 3 rows as CSV' }).click();
  const download = await waiting;
  expect(download.suggestedFilename()).toBe('contacts.csv');
  expect(await readFile(await download.path(), 'utf8')).toBe(`\uFEFF${await text()}`);
});
