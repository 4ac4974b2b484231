import type { Locator } from '@playwright/test';
import { expect, test } from '../../../../packages/live-docs/tests/e2e/test';
import { openDemo, PLACES } from './places';

const SUBJECT = 'Two of the six stoneware bowls arrived broken, and the box was dry and undamaged';
const isCut = (cell: Locator) => cell.evaluate((element) => element.scrollWidth > element.clientWidth);

for (const place of PLACES) {
  test(`ellipsis at /${place}: a long cell is cut and has its text as a title @dev`, async ({ page }) => {
    await page.setViewportSize({ width: 1024, height: 900 });
    const preview = await openDemo(page, place, 'ellipsis');
    const subject = preview.getByRole('cell', { name: SUBJECT });
    const message = preview.getByRole('cell', { name: /^Inês Carvalho: Photos are attached/ });
    await expect(subject).toHaveAttribute('title', SUBJECT);
    await expect(message).toHaveAttribute('title', await message.innerText());
    expect(await isCut(subject)).toBe(true);
    expect(await isCut(message)).toBe(true);
    expect(await isCut(preview.getByRole('cell', { name: 'Invoice' }))).toBe(false);
  });
}
