import type { Page } from '@playwright/test';
import { ALL } from '../../scope';
import { expect, open, test } from '../test';

const NOT_FOUND = 'Failed to load resource: the server responded with a status of 404 (Not Found)';

/** Answers an address as a static host does that knows no more than files: with 404.html. */
async function answerLikeStaticHost(page: Page, path: string): Promise<void> {
  await page.route(
    (url) => url.pathname === path,
    async (route) =>
      route.fulfill({
        response: await route.fetch({ url: new URL('/404.html', route.request().url()).href }),
        status: 404,
      }),
  );
}

// A server that knows no more than files says 404 and leaves the rest to the page.
test.use({ allow: [NOT_FOUND] });

test('a trailing slash goes, query and section stay, and a camel-case id leads to its page, without an entry in the history @dev-all', async ({
  page,
}) => {
  await open(page, '/changelog');
  for (const [asked, landed, title] of [
    ['/demo/simple/?from=mail#a-section', '/demo/simple?from=mail#a-section', 'Simple'],
    ['/demo/columnResize', '/demo/column-resize', 'Resizable Columns'],
  ] as const) {
    await open(page, asked);
    await expect(page).toHaveURL(landed);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await page.goBack();
    await expect(page).toHaveURL('/changelog');
  }
});

test('a camel-case id of a demo renders it @dev-all', async ({ page }) => {
  await page.goto('/~demos/columnResize');
  await expect(page.getByRole('table').first()).toBeVisible();
  await expect(page.getByRole('banner')).toHaveCount(0);
});

test('the name of a file goes too @all', async ({ page }) => {
  for (const [asked, landed, title] of [
    ['/demo/simple.html', '/demo/simple', 'Simple'],
    ['/index.html', '/', '@rc-component/table'],
  ] as const) {
    await open(page, asked);
    await expect(page).toHaveURL(landed);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  }
});

test.describe('on a host that answers with 404.html', () => {
  test('a page is found by what else its address may be', async ({ page }) => {
    const addresses = [
      ['/demo/simple/', '/demo/simple', 'Simple'],
      ['/demo/columnResize', '/demo/column-resize', 'Resizable Columns'],
      ['/changelog/', '/changelog', /Changelog/],
      ['/demo/simple.html', '/demo/simple', 'Simple'],
      ['/demo/index.html', '/demo', 'Demos'],
    ] as const;
    for (const [asked, landed, title] of ALL ? addresses : addresses.slice(0, 2)) {
      await answerLikeStaticHost(page, asked);
      await open(page, `${asked}?a=1#b`);
      await expect(page).toHaveURL(`${landed}?a=1#b`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page.getByRole('heading', { name: 'PAGE NOT FOUND' })).toHaveCount(0);
    }
  });

  test('a demo with a camel-case id renders @all', async ({ page }) => {
    await answerLikeStaticHost(page, '/~demos/columnResize');
    await page.goto('/~demos/columnResize');
    await expect(page.getByRole('table').first()).toBeVisible();
    await expect(page.getByRole('banner')).toHaveCount(0);
  });
});
