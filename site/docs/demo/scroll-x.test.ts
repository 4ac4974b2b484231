import type { Steps } from 'live-docs/test';

export const steps: Steps = {
  'the body scrolls sideways, by wheel and by keyboard': async ({ demo, page, expect }) => {
    const last = demo.getByRole('columnheader', { name: 'Weight, kg' });
    await expect(last).not.toBeInViewport();
    await demo.getByRole('rowheader', { name: 'F-412' }).hover();
    await page.mouse.wheel(2000, 0);
    await expect(last).toBeInViewport({ ratio: 1 });
    await page.mouse.wheel(-2000, 0);
    await expect(last).not.toBeInViewport();
    await demo.getByRole('button', { name: 'not set' }).focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowRight');
    const scrolled = () => demo.locator('.rc-table-content').evaluate((body) => body.scrollLeft);
    await expect.poll(scrolled).toBeGreaterThan(0);
  },

  'the scroll area is a named region while something scrolls': async ({ demo, expect }) => {
    const area = demo.getByRole('region', { name: 'Parcels' });
    await expect(area).toHaveAttribute('tabindex', '0');
    await demo.getByRole('button', { name: 'not set' }).click();
    await expect(area).toHaveCount(0);
  },

  'scroll.x is the width of the table': async ({ demo, expect }) => {
    const row = demo.getByRole('row').filter({ hasText: 'F-412' });
    const width = async () =>
      Math.round((await demo.getByRole('table', { name: 'Parcels' }).boundingBox())!.width);
    const height = async () => Math.round((await row.boundingBox())!.height);
    expect(await width()).toBe(1000);
    const oneLine = await height();
    await demo.getByRole('button', { name: 'max-content' }).click();
    await expect.poll(width).toBeLessThan(1000);
    expect(await width()).toBeGreaterThan(560);
    expect(await height()).toBe(oneLine);
    await demo.getByRole('button', { name: 'not set' }).click();
    await expect.poll(width).toBeLessThanOrEqual(560);
    expect(await height()).toBeGreaterThan(oneLine);
  },
};
