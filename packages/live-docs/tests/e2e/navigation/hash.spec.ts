import { expect, open, test } from '../test';

test('a hash that no element has, or that cannot be decoded, is ignored @dev-all @firefox @webkit', async ({
  page,
}) => {
  for (const hash of ['#%', '#nothing']) {
    await open(page, `/demo/simple${hash}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Simple');
    await page.getByRole('navigation', { name: 'Sidebar' }).getByRole('link', { name: 'Hover Perf' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hover Perf');
  }
});
