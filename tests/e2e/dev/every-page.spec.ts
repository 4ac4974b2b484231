import { PAGES } from '../list-pages';
import { expect, open, test } from '../test';

for (const path of PAGES) {
  test(`${path} comes up on the dev server without a message @dev`, async ({ page }) => {
    const response = await open(page, path);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  });
}
