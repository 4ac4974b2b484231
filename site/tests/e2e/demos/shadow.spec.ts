import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../../../packages/live-docs/tests/e2e/test';
import { openDemo, PLACES } from './places';

/** The edges that have a shadow. */
async function shadows(preview: Locator) {
  const classes = (await preview.locator('.rc-table').getAttribute('class')) ?? '';
  return ['start', 'end'].filter((edge) => classes.split(' ').includes(`rc-table-fix-${edge}-shadow-show`));
}

async function scroll(page: Page, preview: Locator, x: number) {
  await preview.getByRole('rowheader', { name: 'Bergen' }).hover();
  await page.mouse.wheel(x, 0);
}

for (const place of PLACES) {
  test(`shadow at /${place}: the classes come and go as the table scrolls @dev`, async ({ page }) => {
    await page.setViewportSize({ width: 1024, height: 800 });
    const preview = await openDemo(page, place, 'shadow');
    const edges = () => shadows(preview);
    await expect.poll(edges).toEqual(['end']);
    await scroll(page, preview, 100);
    await expect.poll(edges).toEqual(['start', 'end']);
    await scroll(page, preview, 2000);
    await expect.poll(edges).toEqual(['start']);
    await scroll(page, preview, -2000);
    await expect.poll(edges).toEqual(['end']);
    if (place === 'demo') return;
    await page.setViewportSize({ width: 2400, height: 800 });
    await expect.poll(edges).toEqual([]);
  });

  test(`shadow at /${place}: a fixed group stays, and scrolls away otherwise`, async ({ page }) => {
    await page.setViewportSize({ width: 1024, height: 800 });
    const preview = await openDemo(page, place, 'shadow');
    const group = preview.getByRole('columnheader', { name: 'Branch' });
    const left = async () => Math.round((await group.boundingBox())!.x);
    const before = await left();
    await scroll(page, preview, 300);
    await expect.poll(() => shadows(preview)).toEqual(['start', 'end']);
    expect(await left()).toBe(before);
    await preview.getByRole('checkbox', { name: 'Fix the branch columns' }).uncheck();
    await expect.poll(left).toBe(before - 300);
  });
}
