import type { Locator } from '@playwright/test';
import { expect, test } from '../../../../packages/live-docs/tests/e2e/test';
import { openDemo, PLACES } from './places';

/** Pixels from the top of the element's own window, which may be a frame. */
const topOf = (locator: Locator) => locator.evaluate((element) => element.getBoundingClientRect().top);

for (const place of PLACES) {
  test(`expanded-sticky at /${place}: expanded content starts after the merged column @dev`, async ({ page }) => {
    const preview = await openDemo(page, place, 'expanded-sticky');
    const time = preview.getByRole('cell', { name: '09:00' });
    const toggle = preview.getByRole('button', { name: 'Abstract of Reading a glacier' });
    const content = preview.getByRole('cell', { name: 'Thirty years of stakes' });
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
  });

  test(`expanded-sticky at /${place}: header, times and expanded content stay in view`, async ({ page }) => {
    await page.setViewportSize({ width: 480, height: 500 });
    const preview = await openDemo(page, place, 'expanded-sticky');
    const time = preview.getByRole('cell', { name: '09:00' });
    const content = preview.getByText('How to merge estimates');
    const left = async () => [(await time.boundingBox())!.x, (await content.boundingBox())!.x].map(Math.round);
    const before = await left();
    const room = preview.getByRole('cell', { name: 'Hall B' }).first();
    await expect(room).not.toBeInViewport();
    await room.evaluate((cell) => cell.scrollIntoView({ inline: 'end', block: 'nearest' }));
    await expect(room).toBeInViewport();
    expect(await left()).toEqual(before);
    await preview.getByText('Clouds by ear').evaluate((cell) => cell.scrollIntoView({ block: 'center' }));
    await expect.poll(() => topOf(preview.getByText('Reading a glacier'))).toBeLessThan(0);
    expect(Math.abs(await topOf(preview.getByRole('columnheader', { name: 'Time' }).first()))).toBeLessThanOrEqual(1);
  });
}
