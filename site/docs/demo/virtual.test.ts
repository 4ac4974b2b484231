import type { Steps } from 'live-docs/test';

export const steps: Steps = {
  'of 40,000 rows fewer than 100 are in the page, and row 20,000 can be shown': async ({
    demo,
    expect,
  }) => {
    const rows = demo.locator('[data-row-key]');
    const row = (number: string) => demo.getByText(number, { exact: true });
    await expect(rows.first()).toBeVisible();
    await expect(row('20,000')).toHaveCount(0);
    expect(await rows.count()).toBeLessThan(100);
    await demo.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await demo.getByRole('button', { name: 'Row 20,000' }).click();
    await expect(row('20,000')).toBeInViewport();
    expect(await rows.count()).toBeLessThan(100);
    await demo.getByRole('button', { name: 'Last row' }).click();
    await expect(row('40,000')).toBeInViewport();
    await demo.getByRole('button', { name: 'First row' }).click();
    await expect(row('40,000')).toHaveCount(0);
    await expect(rows.first()).toBeInViewport();
  },

  'the wheel and the keyboard scroll it': async ({ demo, page, expect }) => {
    const cell = demo.locator('[data-row-key="105"] > *').first();
    await demo.locator('[data-row-key]').first().hover();
    await page.mouse.wheel(0, 4400);
    await expect(cell).toBeInViewport();
    const y = async () => Math.round((await cell.boundingBox())!.y);
    await demo.getByRole('region', { name: 'Readings' }).focus(); // the page may scroll
    const before = await y();
    await page.keyboard.press('ArrowDown');
    await expect.poll(y).toBe(before - 44);
    await page.keyboard.press('End');
    await expect(demo.getByText('40,000', { exact: true })).toBeInViewport();
    await page.keyboard.press('Home');
    await expect(demo.locator('[data-row-key="1"] > *').first()).toBeInViewport();
  },
};
