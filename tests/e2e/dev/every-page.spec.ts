import { PAGES } from '../list-pages';
import { expect, open, test } from '../test';

/** The demo of the deprecated way to merge cells, and what the library says of it in development. */
const LEGACY = '/demo/colspan-rowspan-legacy';
const WARNING =
  'Warning: `columns.render` return cell props is deprecated with perf issue, please use `onCell` instead.';

for (const path of PAGES) {
  test.describe(() => {
    if (path === LEGACY) test.use({ allow: [WARNING] });

    test(`${path} comes up on the dev server without a message @dev`, async ({ page }) => {
      const response = await open(page, path);
      expect(response?.status()).toBe(200);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    });
  });
}
