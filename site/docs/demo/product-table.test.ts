import { readFile } from 'node:fs/promises';
import type { Steps } from 'live-docs/test';

export const steps: Steps = {
  'searches and sorts all products, and returns to the first page': async ({ demo, expect }) => {
    const names = demo.locator('tbody').getByRole('rowheader');
    await demo.getByRole('button', { name: 'Next' }).click();
    await expect(demo.getByText('11 to 20 of 120')).toBeVisible();
    await demo.getByRole('button', { name: 'Stock', exact: true }).click();
    await expect(demo.getByRole('columnheader', { name: 'Stock' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    await expect(demo.getByText('1 to 10 of 120')).toBeVisible();
    await demo.getByRole('searchbox', { name: 'Search products' }).fill('kettle');
    await expect(demo.getByText('10 of 120 products, 0 selected')).toBeVisible();
    await expect(names).toHaveCount(10);
    const stocks = await demo.getByRole('button', { name: /^Stock of/ }).allTextContents();
    expect(stocks.map(Number)).toEqual(stocks.map(Number).toSorted((a, b) => a - b));
  },

  'filters by two columns, and shows all again': async ({ demo, page, expect }) => {
    await demo.getByRole('button', { name: 'Filter Category' }).click();
    await page.getByRole('checkbox', { name: 'Camping' }).check();
    await expect(demo.getByText('30 of 120 products')).toBeVisible();
    await page.keyboard.press('Escape');
    await demo.getByRole('button', { name: 'Filter State' }).click();
    await page.getByRole('checkbox', { name: 'Sold out' }).check();
    await page.keyboard.press('Escape');
    await expect(demo.getByRole('cell', { name: 'Sold out' })).not.toHaveCount(0);
    await expect(demo.getByRole('cell', { name: 'In stock' })).toHaveCount(0);
    await demo.getByRole('button', { name: 'Show all' }).click();
    await expect(demo.getByText('120 of 120 products')).toBeVisible();
  },

  'edits a stock, which changes its state': async ({ demo, page, expect }) => {
    const row = demo.getByRole('row').filter({ hasText: 'Alder mug' });
    await row.getByRole('button', { name: /^Stock of/ }).click();
    await page.keyboard.type('many');
    await page.keyboard.press('Enter');
    await expect(row.getByText('Enter a whole number')).toBeVisible();
    await row.getByRole('textbox').fill('0');
    await page.keyboard.press('Enter');
    await expect(row.getByText('Sold out')).toBeVisible();
    await expect(row.getByRole('button', { name: 'Stock of Alder mug: 0' })).toBeFocused();
  },

  'exports the rows that are selected on two pages': async ({ demo, page, expect }) => {
    await expect(demo.getByRole('button', { name: 'Export 120 rows' })).toBeVisible();
    await demo.getByLabel('Select Alder tent').check();
    await demo.getByRole('button', { name: 'Next' }).click();
    await demo.getByLabel('Select all products of this page').first().check();
    const waiting = page.waitForEvent('download');
    await demo.getByRole('button', { name: 'Export 11 rows' }).click();
    const lines = (await readFile(await (await waiting).path(), 'utf8')).split('\r\n');
    expect(lines[0]).toBe('\uFEFFProduct,Category,Price,Stock,State,Delivered');
    expect(lines[1]).toMatch(/^Alder tent,Camping,\d+\.9,\d+,[\w ]+,2026-\d\d-\d\d$/);
    expect(lines).toHaveLength(13);
  },
};
