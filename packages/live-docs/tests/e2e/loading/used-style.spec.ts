import type { Page } from '@playwright/test';
import { hold } from '../hold';
import { answers } from '../open';
import { expect, open, test } from '../test';

const SHEETS = '**/assets/*.css';
// Pages of text start when they have loaded, stylesheets included.
const PAGES = ['/', '/demo/simple', '/guide/styling'];

/** Titles of pages. */
const NAMES: Record<string, string> = {
  '/changelog': 'Changelog',
  '/guide/sorting': 'Sorting',
  '/guide/accessibility': 'Accessibility',
};

/** The shadow beside a fixed column is that of a class which the library adds once it runs: its rule comes with the stylesheet. */
const LATER = '[class*="-shadow-show"]::before, [class*="-shadow-show"]::after { content: none !important; }';

/** Dots below names are drawn from where a part of the picture begins, which is not the same twice. */
const LINES = '* { text-decoration-style: solid !important; }';

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
    // The first page's demo doesn't play meanwhile.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const release = await hold(page, SHEETS);
    // With a fragment, all is laid out from the start.
    await page.goto(`${address}#root`, { waitUntil: 'domcontentloaded' });
    const used = page.locator('style[data-used]');
    // What scripts change of the page is changed in both pictures.
    await answers(page);
    const before = await page.screenshot({ fullPage: true, animations: 'disabled', style: LATER + LINES });
    await expect(used).toHaveCount(1);
    release();
    await expect(used).toHaveCount(0);
    const after = await page.screenshot({ fullPage: true, animations: 'disabled', style: LATER + LINES });
    expect(await difference(page, before, after)).toBeLessThanOrEqual(ROUNDING);
    expect(await rules(page, 'style')).toEqual(await rules(page, 'link[media="not all"]'));
  });
}

/** The rules that apply to the page in view, in the order of the cascade, but for what scripts have brought for all pages. */
const inForce = (page: Page) =>
  page.evaluate(() =>
    [...document.styleSheets]
      .filter(
        ({ ownerNode }) => ownerNode instanceof Element && ownerNode.matches('style[data-whole],link[data-style]'),
      )
      .filter(({ ownerNode }) => !(ownerNode as Element).matches('[data-style=other][data-always]'))
      .filter(({ disabled, media }) => !disabled && matchMedia(media.mediaText || 'all').matches)
      .flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText)),
  );

test('what applies to a page is what its document has, wherever the reader was or pointed before @firefox @webkit', async ({
  page,
}) => {
  const whole = page.locator('style[data-whole]');
  const fresh: Record<string, string[]> = {};
  for (const address of ['/changelog', '/guide/sorting', '/guide/accessibility']) {
    await open(page, address);
    await expect(whole).toHaveCount(1);
    fresh[address] = await inForce(page);
  }
  const check = async (address: string) => {
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(NAMES[address]!);
    expect(await inForce(page), address).toEqual(fresh[address]);
  };
  const sign = () =>
    page
      .locator('.sort-button')
      .first()
      .evaluate((button) => getComputedStyle(button, '::after').content);
  // Its demo and that of the next page have a class of the same name.
  const before = await sign();
  const link = page.getByRole('navigation', { name: 'Sidebar' }).getByRole('link', { name: 'Sorting', exact: true });
  await link.hover();
  await expect(page.locator('link[rel=stylesheet][href*="/sort-button-"]:not([data-asked])')).toHaveCount(1);
  await check('/guide/accessibility');
  expect(await sign()).toBe(before);
  await link.click();
  await check('/guide/sorting');
  expect(await sign()).not.toBe(before);
  await page.getByRole('link', { name: 'Changelog', exact: true }).first().click();
  await check('/changelog');
  await page.goBack();
  await check('/guide/sorting');
  await page.goBack();
  await check('/guide/accessibility');
  expect(await sign()).toBe(before);
});

test.describe('stylesheets that fail', () => {
  test.use({ allow: [/Failed to load resource/] });

  test('are fetched again with the next page @all', async ({ page }) => {
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
