import type { Locator } from '@playwright/test';
import { expect, test } from '../test';
import { openDemo, PLACES } from './places';

const row = (preview: Locator, train: string) => preview.locator('tbody').getByRole('row').filter({ hasText: train });

/** Pixels from the upper edge of the body to that of a row. */
async function topOf(preview: Locator, train: string) {
  const [body, line] = [preview.locator('.rc-table-body'), row(preview, train)];
  return Math.round((await line.boundingBox())!.y - (await body.boundingBox())!.y);
}

for (const place of PLACES) {
  test(`scroll-y at /${place}: each button brings the row it names into view @dev`, async ({ page }) => {
    const preview = await openDemo(page, place, 'scroll-y');
    await preview.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    const press = (name: string) => preview.getByRole('button', { name }).click();
    for (const [button, train] of [
      ['Train RE 285', 'RE 285'],
      ['Row 50', 'RE 453'],
      ['880 px down', 'RB 250'],
      ['To the top', 'IC 110'],
    ] as const) {
      if (train !== 'IC 110') await expect(row(preview, train)).not.toBeInViewport();
      await press(button);
      await expect(row(preview, train)).toBeInViewport({ ratio: 0.9 });
    }
  });

  test(`scroll-y at /${place}: align and offset say where the row comes to stand`, async ({ page }) => {
    const preview = await openDemo(page, place, 'scroll-y');
    const press = () => preview.getByRole('button', { name: 'Train RE 285' }).click();
    const align = preview.getByLabel('align');
    await align.selectOption('start');
    await press();
    await expect.poll(() => topOf(preview, 'RE 285')).toBe(0);
    await preview.getByLabel('offset').fill('-88');
    await press();
    await expect.poll(() => topOf(preview, 'RE 285')).toBe(88);
    await expect(preview.getByText("scrollTo({ key: 'RE 285', align: 'start', offset: -88 })")).toBeVisible();
    await preview.getByLabel('offset').fill('0');
    await align.selectOption('end');
    await press();
    const { height } = (await row(preview, 'RE 285').boundingBox())!;
    await expect.poll(() => topOf(preview, 'RE 285')).toBe(Math.round(330 - height));
  });
}
