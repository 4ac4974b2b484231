import { ALL, split } from '../../scope';
import { PAGES } from '../list-pages';
import { expect, open, test } from '../test';
import { nameOf, walk } from '../walk';

test.use({
  allow: [
    // What the library says in development of the demo that shows the deprecated way to merge cells.
    'Warning: `columns.render` return cell props is deprecated with perf issue, please use `onCell` instead.',
    'Failed to load resource: the server responded with a status of 404 (Not Found)',
  ],
});

/**
 * A page of text, and one with demos. The tests of the reference and of demos open pages of other kinds there, and the gallery is
 * in a smaller site: with it, the server renders each demo for its picture.
 */
const KINDS = ['/changelog', '/guide/getting-started'];

for (const paths of split(ALL ? PAGES : KINDS, 14)) {
  test(`${nameOf(paths)} come up on the dev server without a message @dev`, async ({ page }) => {
    test.slow();
    await walk(paths, async (path) => {
      const response = await open(page, path);
      expect(response?.status()).toBe(200);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    });
    const response = await open(page, '/no-such-page');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'PAGE NOT FOUND' })).toBeVisible();
  });
}
