import { expect, test } from '../test';
import { openDemo, PLACES } from './places';

for (const place of PLACES) {
  test(`scroll-x at /${place}: the body scrolls sideways, by wheel and by keyboard @dev`, async ({ page }) => {
    const preview = await openDemo(page, place, 'scroll-x');
    const last = preview.getByRole('columnheader', { name: 'Weight, kg' });
    await expect(last).not.toBeInViewport();
    await preview.getByRole('rowheader', { name: 'FR-4412' }).hover();
    await page.mouse.wheel(2000, 0);
    await expect(last).toBeInViewport({ ratio: 1 });
    await page.mouse.wheel(-2000, 0);
    await expect(last).not.toBeInViewport();
    await preview.getByLabel('Box, at most').focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowRight');
    const scrolled = () => preview.locator('.rc-table-content').evaluate((body) => body.scrollLeft);
    await expect.poll(scrolled).toBeGreaterThan(0);
  });

  test(`scroll-x at /${place}: scroll.x is the width of the table`, async ({ page }) => {
    const preview = await openDemo(page, place, 'scroll-x');
    const width = async () => Math.round((await preview.getByRole('table', { name: 'Freight' }).boundingBox())!.width);
    expect(await width()).toBe(1400);
    const lines = preview.getByRole('rowheader', { name: 'FR-4411' });
    const height = async () => Math.round((await lines.boundingBox())!.height);
    const oneLine = await height();
    await preview.getByLabel('scroll.x').selectOption("'max-content'");
    await expect.poll(width).toBeGreaterThan(640);
    expect(await height()).toBe(oneLine);
    await preview.getByLabel('scroll.x').selectOption('true');
    await expect.poll(height).toBeGreaterThan(oneLine);
    await preview.getByLabel('scroll.x').selectOption('1000');
    await expect.poll(width).toBe(1000);
  });
}
