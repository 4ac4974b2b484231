import { hold } from '../hold';
import { expect, test } from '../test';

test('the reference says that the library is being read, until it is @dev @all', async ({ page }) => {
  const release = await hold(page, /virtual:api-answer\/Table/);
  await page.goto('/');
  await expect(page.getByText('Properties definition is resolving, wait a moment...').first()).toBeVisible();
  release();
  await expect(page.locator('#api-table-caption')).toContainText('caption');
});
