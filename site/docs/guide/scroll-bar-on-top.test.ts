import type { Steps } from 'live-docs/test';

export const steps: Steps = {
  'the bar moves the table, and the table the bar': async ({ demo, expect }) => {
    const bar = demo.locator('.top-scroll-bar');
    const area = demo.locator('.rc-table-content');
    const leftOf = (element: typeof bar) => () => element.evaluate(({ scrollLeft }) => scrollLeft);
    const extents = () =>
      Promise.all(
        [bar, area].map((one) =>
          one.evaluate((element) => element.scrollWidth - element.clientWidth),
        ),
      );
    await expect.poll(async () => Math.abs((await extents()).reduce((a, b) => a - b))).toBe(0);

    await bar.evaluate((element) => element.scrollTo({ left: 150 }));
    await expect.poll(leftOf(area)).toBe(150);
    await area.evaluate((element) => element.scrollTo({ left: 40 }));
    await expect.poll(leftOf(bar)).toBe(40);
  },
};
