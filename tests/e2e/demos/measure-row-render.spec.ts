import { expect, test } from '../test';
import { openDemo, PLACES } from './places';

for (const place of PLACES) {
  test(`measure-row-render at /${place}: the hidden row holds no copy of the pop-up @dev`, async ({ page }) => {
    const preview = await openDemo(page, place, 'measure-row-render');
    const hidden = preview.locator('.rc-table-measure-row');
    const copies = hidden.locator('[popover], button');
    await expect(hidden).toHaveCount(1);
    await expect(hidden).toContainText('PM10');
    await expect(copies).toHaveCount(0);
    await expect(preview.locator('thead [popover]')).toHaveCount(4);
    await preview.getByLabel('Use measureRowRender').uncheck();
    await expect(copies).toHaveCount(8);
    await expect(preview.getByText('Notes in the hidden row: 4')).toBeVisible();
    await preview.getByLabel('Use measureRowRender').check();
    await expect(copies).toHaveCount(0);
  });

  test(`measure-row-render at /${place}: the keyboard opens a note, and finds each button once`, async ({ page }) => {
    const preview = await openDemo(page, place, 'measure-row-render');
    const button = preview.getByRole('button', { name: 'About O₃' });
    const note = preview.getByText(/^Ozone, made by sunlight/);
    await expect(note).toBeHidden();
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(note).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Escape');
    await expect(note).toBeHidden();
    await expect(button).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(preview.locator('.rc-table-body')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(preview.locator('.rc-table :focus')).toHaveCount(0);
  });
}
