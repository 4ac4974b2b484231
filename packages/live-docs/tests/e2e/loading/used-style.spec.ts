import type { Page } from '@playwright/test';
import { answers } from '../open';
import { expect, open, test } from '../test';

const SHEETS = '**/assets/*.css';
// Pages of text start when they have loaded, stylesheets included.
const PAGES = ['/', '/demo/simple', '/guide/styling'];

/** The shadow beside a fixed column is that of a class which the library adds once it runs: its rule comes with the stylesheet. */
const LATER = '[class*="-shadow-show"]::before, [class*="-shadow-show"]::after { content: none !important; }';

/** What a browser may round from picture to picture, of 255. Another colour is more. */
const ROUNDING = 3;

/** The largest difference between the same bytes of two pictures. */
const difference = (page: Page, ...pictures: Buffer[]) =>
  page.evaluate(
    async (sources) => {
      const [before, after] = await Promise.all(
        sources.map(async (source) => {
          const bytes = Uint8Array.from(atob(source), (character) => character.charCodeAt(0));
          const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
          const drawing = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')!;
          drawing.drawImage(bitmap, 0, 0);
          return drawing.getImageData(0, 0, bitmap.width, bitmap.height);
        }),
      );
      if (before!.width !== after!.width || before!.height !== after!.height) return 255;
      return before!.data.reduce((most, byte, at) => Math.max(most, Math.abs(byte - after!.data[at]!)), 0);
    },
    pictures.map((picture) => picture.toString('base64')),
  );

/** What stylesheets of the page say, in their order. */
const rules = (page: Page, selector: string) =>
  page.evaluate(
    (selector) =>
      [...document.head.querySelectorAll<HTMLStyleElement | HTMLLinkElement>(selector)].flatMap(({ sheet }) =>
        [...sheet!.cssRules].map(({ cssText }) => cssText),
      ),
    selector,
  );

for (const address of PAGES) {
  test(`${address} looks the same before its stylesheets are there @all`, async ({ page }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(SHEETS, async (route) => {
      await held;
      await route.continue();
    });
    // With a fragment, all is laid out from the start.
    await page.goto(`${address}#root`, { waitUntil: 'domcontentloaded' });
    const used = page.locator('style[data-used]');
    // What scripts change of the page is changed in both pictures.
    await answers(page);
    const before = await page.screenshot({ fullPage: true, animations: 'disabled', style: LATER });
    await expect(used).toHaveCount(1);
    release();
    await expect(used).toHaveCount(0);
    const after = await page.screenshot({ fullPage: true, animations: 'disabled', style: LATER });
    expect(await difference(page, before, after)).toBeLessThanOrEqual(ROUNDING);
    expect(await rules(page, 'style')).toEqual(await rules(page, 'link[media="not all"]'));
  });
}

test.describe('stylesheets that fail', () => {
  test.use({ allow: [/Failed to load resource/] });

  test('are fetched again with the next page', async ({ page }) => {
    await page.route(SHEETS, (route) => route.abort());
    await open(page, '/changelog');
    const used = page.locator('style[data-used]');
    await expect(used).toHaveCount(1);
    await page.getByRole('link', { name: 'Demo', exact: true }).first().click();
    await expect(page.getByRole('alert')).toContainText(/Loading CSS chunk .demo failed/);
    await page.unroute(SHEETS);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Demos');
    await expect(used).toHaveCount(0);
  });
});
