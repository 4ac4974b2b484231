import type { Locator } from '@playwright/test';
import type { Steps } from 'live-docs/test';

const SUBJECT = 'Two of the six stoneware bowls arrived broken, and the box was dry and undamaged';
const isCut = (cell: Locator) =>
  cell.evaluate((element) => element.scrollWidth > element.clientWidth);

export const steps: Steps = {
  'a long cell is cut and has its text as a title': async ({ demo, page, expect }) => {
    await page.setViewportSize({ width: 1024, height: 900 });
    const subject = demo.getByRole('cell', { name: SUBJECT });
    const message = demo.getByRole('cell', { name: /^Inês Carvalho: Photos are attached/ });
    await expect(subject).toHaveAttribute('title', SUBJECT);
    await expect(message).toHaveAttribute('title', await message.innerText());
    expect(await isCut(subject)).toBe(true);
    expect(await isCut(message)).toBe(true);
    expect(await isCut(demo.getByRole('cell', { name: 'Invoice' }))).toBe(false);
  },
};
