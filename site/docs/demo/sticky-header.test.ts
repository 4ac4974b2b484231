import type { Steps } from 'live-docs/test';

export const steps: Steps = {
  'scrolled far, the header is still in view': async ({ demo, expect }) => {
    const header = demo.getByRole('columnheader', { name: 'Jan' }).first();
    const last = demo.getByRole('row').filter({ hasText: 'Tokyo' });
    await expect(last).not.toBeInViewport();
    await last.evaluate((row) => row.scrollIntoView({ block: 'center' }));
    await expect(last).toBeInViewport();
    await expect(header).toBeInViewport({ ratio: 0.9 });
    // The bar at the top of the window is 48 px high.
    const { y } = (await header.boundingBox())!;
    expect(y).toBeGreaterThanOrEqual(48);
    expect(y).toBeLessThan(68);
  },

  'in a box, the header sticks to the box': async ({ demo, expect }) => {
    await demo.getByLabel('Stick to').selectOption('a box');
    const header = demo.getByRole('columnheader', { name: 'Jan' }).first();
    const last = demo.getByRole('row').filter({ hasText: 'Tokyo' });
    await header.scrollIntoViewIfNeeded();
    await last.hover();
    await expect(last).toBeInViewport();
    const box = (await demo.locator('.scroll-box').boundingBox())!;
    const { y } = (await header.boundingBox())!;
    expect(y).toBeGreaterThanOrEqual(box.y);
    expect(y).toBeLessThan(box.y + 20);
  },
};
