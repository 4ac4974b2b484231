import type { Steps } from 'live-docs/test';

export const steps: Steps = {
  'toggling moves the summary': async ({ demo, page, expect }) => {
    const header = demo.getByRole('columnheader', { name: 'Paid by' }).first();
    const summary = demo.getByRole('row', { name: 'Total of 28 payments' });
    const choose = (name: string) => demo.getByLabel('Summary').selectOption(name);
    /** Distance between the summary and the bottom of the window. */
    const distance = async () => {
      const { y, height } = (await summary.boundingBox())!;
      return Math.round(page.viewportSize()!.height - y - height);
    };
    await expect(summary).toContainText('£6,313.14');
    await demo.getByText('Boat trip').evaluate((cell) => cell.scrollIntoView({ block: 'center' }));
    await expect.poll(distance).toBe(0);
    await choose('fixed at the top');
    await expect(summary).toBeInViewport({ ratio: 1 });
    const { y, height } = (await header.boundingBox())!;
    expect(Math.abs((await summary.boundingBox())!.y - y - height)).toBeLessThan(2);
    await choose('not fixed');
    await expect(summary).not.toBeInViewport();
    const last = (await demo
      .getByRole('row', { name: 'Prints of the photographs' })
      .boundingBox())!;
    expect(Math.abs((await summary.boundingBox())!.y - last.y - last.height)).toBeLessThan(2);
  },

  'in a narrow window the scroll bar is above the summary': async ({ demo, page, expect }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await demo.getByText('Boat trip').evaluate((cell) => cell.scrollIntoView({ block: 'center' }));
    const bar = demo.locator('.rc-table-sticky-scroll');
    const summary = demo.getByRole('row', { name: 'Total of 28 payments' });
    await expect(bar).toBeVisible();
    const { y, height } = (await bar.boundingBox())!;
    expect(Math.round(y + height)).toBeLessThanOrEqual(
      Math.round((await summary.boundingBox())!.y),
    );
    await expect(summary.getByText('£6,313.14')).toBeInViewport({ ratio: 1 });
  },
};
