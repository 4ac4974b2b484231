import { expect, open, test } from '../../../../packages/live-docs/tests/e2e/test';

test('filtering: search without case and accents, column filters, no results @all', async ({ page }) => {
  await open(page, '/guide/filtering');
  const demo = page.locator('[data-demo="search-and-filter"] [data-demo-preview]');
  const names = demo.locator('tbody th');
  const count = demo.getByRole('status');
  const search = demo.getByRole('searchbox', { name: 'Search' });
  await expect(count).toHaveText('8 of 8 museums');

  await search.fill('GIESSEN');
  await expect(names).toHaveText(['Stadtmuseum']);
  await expect(demo.locator('mark')).toHaveText(['Gießen']);
  await search.fill('lodz art');
  await expect(names).toHaveText(['Muzeum Sztuki']);
  await expect(demo.locator('mark')).toHaveText(['Łódź', 'Art']);

  await search.fill('');
  await demo.getByLabel('Kind').selectOption('Art');
  await demo.getByLabel('Ticket').selectOption('Up to €12');
  await expect(names).toHaveText(['Muzeum Sztuki', 'Moderna Museet']);
  await search.fill('(');
  await expect(demo.getByText('No museum matches.')).toBeVisible();
  await expect(demo.getByRole('columnheader')).toHaveCount(4);
  await expect(count).toHaveText('0 of 8 museums');
  await demo.getByRole('button', { name: 'Clear' }).click();
  await expect(names).toHaveCount(8);
});

test('filtering: searches 10,000 rows and shows a dozen @all', async ({ page }) => {
  await open(page, '/guide/filtering');
  const demo = page.locator('[data-demo="search-many-rows"] [data-demo-preview]');
  await demo.getByRole('searchbox').pressSequentially('moller brass gasket');
  await expect(demo.getByRole('status')).toHaveText('10 of 10 matches shown');
  await expect(demo.locator('tbody tr')).toHaveCount(10);
  await expect(demo.locator('tbody tr').first().locator('mark')).toHaveText(['Brass', 'gasket', 'Møller']);
});
