import { ALL, split } from '../../scope';
import { choose } from '../choose';
import { CHINESE_PAGES, PAGES } from '../list-pages';
import { checkA11y, expect, open, test } from '../test';
import { nameOf, walk } from '../walk';
import { quiet } from '../quiet';

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

/** A page of each template. The others are looked at in `npm run test:all`: they take more time than all else. */
const TEMPLATES = ['/', '/changelog', '/demo', '/demo/simple', '/demo/sticky-header', '/guide/getting-started'];

/** Pixels above the demo of a demo page, by the width of the window: readers see it without scrolling. */
const DEMO_TOP = { 390: 560, 1440: 380 };

type Width = keyof typeof DEMO_TOP;

/** Pages to walk through, and the width of the window when they load. */
const WALKS: [paths: string[], start: Width][] = ALL
  ? // Each at one width in English, and at the other in Chinese.
    [PAGES, CHINESE_PAGES].flatMap((pages, language) =>
      split(pages, 10).map((paths, at): [string[], Width] => [paths, at % 2 === language ? 390 : 1440]),
    )
  : split(TEMPLATES, 3).map((paths) => [paths, 1440]);

for (const [paths, start] of WALKS) {
  test(`${nameOf(paths)} are whole, quiet and still at ${start} px`, async ({ page }) => {
    test.slow();
    await page.addInitScript(sumLayoutShift);
    const isStill = async () =>
      expect(await page.evaluate(() => window.layoutShift), 'layout shift').toBeLessThan(0.02);
    let width = start;
    await page.setViewportSize({ width, height: 900 });
    await walk(paths, async (path) => {
      const response = await open(page, path);
      expect(response?.status()).toBe(200);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page).toHaveTitle(/Table$/);
      await checkA11y(page);
      await isStill();
      const fits = async () => {
        expect(await page.evaluate(() => document.documentElement.scrollWidth), 'sideways overflow').toBe(width);
        if (!/^(\/zh-CN)?\/demo\//.test(path)) return;
        const { y = 0 } = (await page.locator('[data-demo]').first().boundingBox()) ?? {};
        expect(y, 'pixels above the demo').toBeLessThanOrEqual(DEMO_TOP[width]);
      };
      await fits();
      // Each page is looked at in both widths, and the next one loads at this one.
      width = width === 390 ? 1440 : 390;
      await page.setViewportSize({ width, height: 900 });
      await fits();
    });
    if (!ALL) return;
    await page.setViewportSize({ width: start, height: 900 });
    // The last page may be in Chinese, and its menu with it.
    await open(page, '/');
    await choose(page, 'Colour mode', 'Dark');
    await walk(paths, async (path) => {
      await open(page, path);
      await expect(page.locator('html')).toHaveAttribute('data-prefers-color', 'dark');
      await quiet(page);
      await isStill();
    });
  });
}
