import { PAGES } from '../list-pages';
import { expect, test } from '../test';

test.describe('the head of', () => {
  test.use({ allow: ['Failed to load resource: the server responded with a status of 404 (Not Found)'] });

  for (const path of [...PAGES, '/~demos/simple', '/no/such/page']) {
    test(`${path} names the site, its icon, its colour and its generator`, async ({ page, request }) => {
      await page.goto(path);
      const meta = (name: string) => page.locator(`head meta[name="${name}"]`);
      await expect(meta('generator')).toHaveAttribute('content', 'table-docs 4.4.12');
      await expect(meta('viewport')).toHaveAttribute('content', /width=device-width/);
      await expect(meta('theme-color').first()).toHaveAttribute('content', /^#/);
      const icon = page.locator('head link[rel="icon"]').first();
      const answer = await request.get(await icon.evaluate((link) => ('href' in link ? String(link.href) : '')));
      expect(answer.status()).toBe(200);
      expect(answer.headers()['content-type']).toMatch(/^image\//);
    });
  }
});

test('a page describes itself', async ({ page }) => {
  const seen = new Set<string>();
  for (const path of PAGES) {
    await page.goto(path);
    const description = await page.locator('head meta[name="description"]').getAttribute('content');
    expect(description?.length, path).toBeGreaterThan(20);
    seen.add(await page.title());
  }
  expect(seen.size, 'titles differ').toBe(PAGES.length);
});
