import type { Locator, Page } from '@playwright/test';
import type { Steps } from 'live-docs/test';

/** The edges that have a shadow. */
async function shadows(preview: Locator) {
  const classes = (await preview.locator('.rc-table').getAttribute('class')) ?? '';
  return ['start', 'end'].filter((edge) =>
    classes.split(' ').includes(`rc-table-fix-${edge}-shadow-show`),
  );
}

async function scroll(page: Page, preview: Locator, x: number) {
  await preview.getByRole('rowheader', { name: 'Bergen' }).hover();
  await page.mouse.wheel(x, 0);
}

export const steps: Steps = {
  'the classes come and go as the table scrolls': async ({ demo, page, expect }) => {
    await page.setViewportSize({ width: 1024, height: 800 });
    const edges = () => shadows(demo);
    await expect.poll(edges).toEqual(['end']);
    await scroll(page, demo, 100);
    await expect.poll(edges).toEqual(['start', 'end']);
    await scroll(page, demo, 2000);
    await expect.poll(edges).toEqual(['start']);
    await scroll(page, demo, -2000);
    await expect.poll(edges).toEqual(['end']);
    await page.setViewportSize({ width: 2400, height: 800 });
    await expect.poll(edges).toEqual([]);
  },

  'a fixed group stays, and scrolls away otherwise': async ({ demo, page, expect }) => {
    await page.setViewportSize({ width: 1024, height: 800 });
    const group = demo.getByRole('columnheader', { name: 'Branch' });
    const left = async () => Math.round((await group.boundingBox())!.x);
    const before = await left();
    await scroll(page, demo, 300);
    await expect.poll(() => shadows(demo)).toEqual(['start', 'end']);
    expect(await left()).toBe(before);
    await demo.getByRole('checkbox', { name: 'Fix the branch columns' }).uncheck();
    await expect.poll(left).toBe(before - 300);
  },
};
