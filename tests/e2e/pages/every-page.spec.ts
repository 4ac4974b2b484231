import { choose } from '../choose';
import { PAGES } from '../list-pages';
import { checkA11y, expect, open, test } from '../test';

declare global {
  interface Window {
    layoutShift: number;
  }
}

/** Adds up the layout shifts that no input caused, from the first frame on. */
function sumLayoutShift(): void {
  window.layoutShift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if ('value' in entry && 'hadRecentInput' in entry && !entry.hadRecentInput)
        window.layoutShift += Number(entry.value);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

for (const width of [390, 1440]) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 900 } });

    for (const path of PAGES) {
      test(`${path} is whole, quiet, still and accessible`, async ({ page }) => {
        await page.addInitScript(sumLayoutShift);
        const response = await open(page, path);
        expect(response?.status()).toBe(200);
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        await expect(page).toHaveTitle(/Table$/);
        await checkA11y(page);
        expect(await page.evaluate(() => document.documentElement.scrollWidth), 'sideways overflow').toBe(width);
        expect(await page.evaluate(() => window.layoutShift), 'layout shift').toBeLessThan(0.02);

        await choose(page, 'Colour mode', 'Dark');
        await open(page, path);
        await expect(page.locator('html')).toHaveAttribute('data-prefers-color', 'dark');
        await page.waitForLoadState('networkidle');
        expect(await page.evaluate(() => window.layoutShift), 'layout shift in the dark').toBeLessThan(0.02);
      });
    }
  });
}

test('every page is in the header or in the sidebar of its part', async ({ page }) => {
  const listed = new Set<string | null>();
  for (const entry of ['/', '/demo', '/changelog']) {
    await open(page, entry);
    const places = page.getByRole('banner').or(page.getByRole('navigation', { name: 'Sidebar' }));
    for (const link of await places.getByRole('link').all()) listed.add(await link.getAttribute('href'));
  }
  expect(PAGES.filter((path) => !listed.has(path))).toEqual([]);
});
