import type { Steps } from 'live-docs/test';

export const steps: Steps = {
  'it says how long a render took, and what was dropped while it scrolled by itself': async ({
    demo,
    expect,
  }) => {
    const figures = demo.getByRole('status');
    await expect(figures).toHaveText(/^1,000 rows · rendered in [\d,]+ ms · [\d,]+ nodes$/);
    const first = demo.locator('[data-row-key="1"]');
    await expect(first).toBeVisible();
    await demo.getByRole('button', { name: 'Scroll by itself' }).click();
    await expect(first).toHaveCount(0);
    await expect(figures).toHaveText(/ · [\d,]+ frames dropped$/);
  },
};
