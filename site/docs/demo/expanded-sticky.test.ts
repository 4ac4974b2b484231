import type { Locator } from '@playwright/test';
import type { Steps } from 'live-docs/test';

/** Pixels from the top of the element's own window, which may be a frame. */
const topOf = (locator: Locator) =>
  locator.evaluate((element) => element.getBoundingClientRect().top);

export const steps: Steps = {
  'expanded content starts after the merged column': async ({ demo, expect }) => {
    const time = demo.getByRole('cell', { name: '09:00' });
    const toggle = demo.getByRole('button', { name: 'Abstract of Reading a glacier' });
    const content = demo.getByRole('cell', { name: 'Thirty years of stakes' });
    await expect(time).toHaveCount(1);
    await expect(time).toHaveAttribute('rowspan', '4');
    await toggle.click();
    await expect(content).toBeVisible();
    await expect(time).toHaveAttribute('rowspan', '5');
    const merged = (await time.boundingBox())!;
    const opened = (await content.boundingBox())!;
    expect(Math.abs(opened.x - (merged.x + merged.width))).toBeLessThanOrEqual(1);
    expect(opened.y).toBeGreaterThan(merged.y);
    expect(opened.y + opened.height).toBeLessThan(merged.y + merged.height);
    await toggle.click();
    await expect(time).toHaveAttribute('rowspan', '4');
  },

  'header, times and expanded content stay in view': async ({ demo, page, expect }) => {
    await page.setViewportSize({ width: 480, height: 500 });
    const time = demo.getByRole('cell', { name: '09:00' });
    const content = demo.getByText('How to merge estimates');
    const left = async () =>
      [(await time.boundingBox())!.x, (await content.boundingBox())!.x].map(Math.round);
    const before = await left();
    const room = demo.getByRole('cell', { name: 'Hall B' }).first();
    await expect(room).not.toBeInViewport();
    await room.evaluate((cell) => cell.scrollIntoView({ inline: 'end', block: 'nearest' }));
    await expect(room).toBeInViewport();
    expect(await left()).toEqual(before);
    await demo
      .getByText('Clouds by ear')
      .evaluate((cell) => cell.scrollIntoView({ block: 'center' }));
    await expect.poll(() => topOf(demo.getByText('Reading a glacier'))).toBeLessThan(0);
    expect(
      Math.abs(await topOf(demo.getByRole('columnheader', { name: 'Time' }).first())),
    ).toBeLessThanOrEqual(1);
  },
};
