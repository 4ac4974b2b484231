import { ALL } from '../../scope';
import { searchView } from '../search/open-search';
import { checkA11y, expect, open, test } from '../test';

test.use({ allow: ['Failed to load resource: the server responded with a status of 404 (Not Found)'] });

test('an address without a page is not found, and says so', async ({ page }) => {
  for (const path of ['/demo/no-such-demo', ...(ALL ? ['/no-such-page', '/a/b/c'] : [])]) {
    const response = await open(page, path);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'PAGE NOT FOUND' })).toBeVisible();
    await expect(page).toHaveURL(path);
    if (path === '/demo/no-such-demo') {
      await checkA11y(page);
      // What it may have been is looked for.
      await page.getByRole('searchbox', { name: 'Search this site' }).press('Enter');
      const { field } = searchView(page);
      await expect(field).toHaveValue('no such demo');
      await field.press('Escape');
      await expect(field).toBeHidden();
    }
    await page.getByRole('link', { name: 'Back to homepage' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { name: 'PAGE NOT FOUND' })).toHaveCount(0);
  }
});

test('an address that cannot be decoded is not found either @all', async ({ request }) => {
  const answer = await request.get('/%zz', { headers: { Accept: 'text/html' } });
  expect(answer.status()).toBe(404);
});

test('a demo that is not there shows the same text @all', async ({ page }) => {
  await page.goto('/~demos/no-such-demo');
  await expect(page.getByRole('heading', { name: 'PAGE NOT FOUND' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to homepage' })).toBeVisible();
});
