import type { Steps } from 'live-docs/test';

export const steps: Steps = {
  'paper shows a table of its own, and the one on the screen stays mounted': async ({
    demo,
    page,
    expect,
  }) => {
    const table = demo.locator('.rc-table');
    await table.evaluate((element) => element.setAttribute('data-kept', ''));
    await page.emulateMedia({ media: 'print' });
    await expect(demo.locator('caption', { hasText: 'Departures' })).toBeVisible();
    await expect(demo.locator('[data-kept]')).toBeHidden();
    await page.emulateMedia({ media: null });
    await expect(demo.locator('[data-kept]')).toBeVisible();
    await expect(table).toHaveCount(1);
  },
};
