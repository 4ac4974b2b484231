import type { Steps } from 'live-docs/test';

export const steps: Steps = {
  'scrolled halfway, both edges have a shadow': async ({ demo, page, expect }) => {
    await page.setViewportSize({ width: 600, height: 800 });
    await demo.locator('.rc-table-body').evaluate((body) => body.scrollTo({ left: 100 }));
    await expect(demo.locator('.rc-table')).toHaveClass(
      /fix-start-shadow-show.*fix-end-shadow-show/,
    );
  },

  'the cells of the row under the pointer are marked': async ({ demo, expect }) => {
    await demo.getByRole('rowheader', { name: 'Cello' }).hover();
    await expect(demo.locator('.rc-table-cell-row-hover')).toHaveCount(7);
  },
};
