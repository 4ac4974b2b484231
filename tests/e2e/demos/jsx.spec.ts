import { expect, test } from '../test';
import { openDemo, PLACES } from './places';

for (const place of PLACES) {
  test(`jsx at /${place}: hovering 20 rows renders no cell again @dev`, async ({ page }) => {
    const preview = await openDemo(page, place, 'jsx');
    const count = preview.getByText(/^Cells rendered: [1-9]\d*$/);
    await expect(count).toBeVisible();
    const before = await count.innerText();
    const rows = preview.locator('tbody').getByRole('row');
    for (let index = 0; index < 20; index++) await rows.nth(index).getByRole('cell').last().hover();
    await expect(count).toHaveText(before);
    await preview.getByRole('button', { name: 'Render the table again' }).click();
    await expect(count).not.toHaveText(before);
  });

  test(`jsx at /${place}: the row under the pointer is highlighted, unless that is switched off`, async ({ page }) => {
    const preview = await openDemo(page, place, 'jsx');
    const cell = preview.locator('tbody').getByRole('row').nth(3).getByRole('cell').last();
    const background = () => cell.evaluate((element) => getComputedStyle(element).backgroundColor);
    const plain = await background();
    await cell.hover();
    await expect.poll(background).not.toBe(plain);
    await preview.getByRole('checkbox').uncheck();
    await cell.hover();
    await expect.poll(background).toBe(plain);
  });

  test(`jsx at /${place}: one cell spans the ten orders of a day`, async ({ page }) => {
    const preview = await openDemo(page, place, 'jsx');
    const days = preview.locator('td[rowspan="10"]');
    await expect(days.first()).toBeVisible();
    await expect(preview.locator('tbody').getByRole('row')).toHaveCount((await days.count()) * 10);
  });
}
