import type { Steps } from 'live-docs/test';

export const steps: Steps = {
  'of 365 columns few are in the page, and each shows at its place': async ({ demo, expect }) => {
    const body = demo.locator('.rc-table-body');
    const cells = demo.locator('[data-row-key="0"] > *');
    const header = (day: number) =>
      demo.getByRole('columnheader', { name: `Day ${day}`, exact: true });
    await expect(header(1)).toBeInViewport();
    expect(await cells.count()).toBeLessThan(50);

    await body.evaluate((element) => element.scrollTo({ left: 199 * 80 }));
    await expect(header(200)).toBeInViewport({ ratio: 1 });
    await expect(header(1)).toHaveCount(0);
    expect(await cells.count()).toBeLessThan(50);
    const city = (await demo.getByRole('columnheader', { name: 'Store' }).boundingBox())!;
    const { x } = (await header(200).boundingBox())!;
    expect(Math.round(x - city.x - city.width)).toBe(0);

    await body.evaluate((element) => element.scrollTo({ left: element.scrollWidth }));
    await expect(header(365)).toBeInViewport({ ratio: 1 });
  },
};
