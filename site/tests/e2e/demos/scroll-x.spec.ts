import { expect, test } from '../../../../packages/live-docs/tests/e2e/test';
import { openDemo, PLACES } from './places';

for (const place of PLACES) {
  test(`scroll-x at /${place}: the body scrolls sideways, by wheel and by keyboard @dev`, async ({ page }) => {
    const preview = await openDemo(page, place, 'scroll-x');
    const last = preview.getByRole('columnheader', { name: 'Weight, kg' });
    await expect(last).not.toBeInViewport();
    await preview.getByRole('rowheader', { name: 'F-412' }).hover();
    await page.mouse.wheel(2000, 0);
    await expect(last).toBeInViewport({ ratio: 1 });
    await page.mouse.wheel(-2000, 0);
    await expect(last).not.toBeInViewport();
    await preview.getByRole('button', { name: 'not set' }).focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowRight');
    const scrolled = () => preview.locator('.rc-table-content').evaluate((body) => body.scrollLeft);
    await expect.poll(scrolled).toBeGreaterThan(0);
  });

  test(`scroll-x at /${place}: scroll.x is the width of the table`, async ({ page }) => {
    const preview = await openDemo(page, place, 'scroll-x');
    const row = preview.getByRole('row').filter({ hasText: 'F-412' });
    const width = async () => Math.round((await preview.getByRole('table', { name: 'Parcels' }).boundingBox())!.width);
    const height = async () => Math.round((await row.boundingBox())!.height);
    expect(await width()).toBe(1000);
    const oneLine = await height();
    await preview.getByRole('button', { name: 'max-content' }).click();
    await expect.poll(width).toBeLessThan(1000);
    expect(await width()).toBeGreaterThan(560);
    expect(await height()).toBe(oneLine);
    await preview.getByRole('button', { name: 'not set' }).click();
    await expect.poll(width).toBeLessThanOrEqual(560);
    expect(await height()).toBeGreaterThan(oneLine);
  });
}
