import type { Steps } from 'live-docs/test';

export const steps: Steps = {
  'another page and another order start at their first row': async ({ demo, expect }) => {
    const body = demo.locator('.rc-table-body');
    const top = () => body.evaluate(({ scrollTop }) => scrollTop);
    const scrollDown = async () => {
      await body.evaluate((element) => element.scrollTo({ top: 400 }));
      await expect.poll(top).toBeGreaterThan(300);
    };
    await scrollDown();
    await demo.getByRole('button', { name: 'Page 2' }).click();
    await expect.poll(top).toBe(0);
    await expect(demo.getByRole('cell', { name: '10:50' })).toBeInViewport({ ratio: 1 });

    await scrollDown();
    await demo.getByLabel('Sort by place').check();
    await expect.poll(top).toBe(0);
    await expect(demo.getByRole('cell', { name: 'Aarhus' }).first()).toBeInViewport({ ratio: 1 });
  },
};
