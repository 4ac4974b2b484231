import { expect, open, test } from '../test';

test('a hash that cannot be decoded is ignored @dev-all @firefox @webkit', async ({ page }) => {
  await open(page, '/demo/simple#%');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Simple');
  await page.getByRole('navigation', { name: 'Sidebar' }).getByRole('link', { name: 'Hover Perf' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hover Perf');
});
