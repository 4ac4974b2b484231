import { expect, test } from '../test';
import { openDemo, PLACES } from './places';

for (const place of PLACES) {
  test(`styled-components at /${place}: hover changes the colour of the row @dev`, async ({ page }) => {
    const preview = await openDemo(page, place, 'styled-components');
    const cell = preview.locator('tbody').getByRole('row').first().getByRole('cell').first();
    const background = () => cell.evaluate((element) => getComputedStyle(element).backgroundColor);
    const plain = await background();
    await cell.hover();
    await expect.poll(background).not.toBe(plain);
    await page.mouse.move(0, 0);
    await expect.poll(background).toBe(plain);
  });

  test(`styled-components at /${place}: late orders are marked, unless that is switched off`, async ({ page }) => {
    const preview = await openDemo(page, place, 'styled-components');
    const late = preview.getByRole('row').filter({ hasText: 'Late' }).first();
    const background = () => late.evaluate((element) => getComputedStyle(element).backgroundColor);
    const marked = await background();
    await preview.getByRole('checkbox').uncheck();
    await expect.poll(background).not.toBe(marked);
  });
}
