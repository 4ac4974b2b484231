import { expect, test } from '../../../../packages/live-docs/tests/e2e/test';
import { openDemo, PLACES } from './places';

for (const place of PLACES) {
  test(`measure-row-render at /${place}: the hidden row holds no copy of the pop-up @dev`, async ({ page }) => {
    const preview = await openDemo(page, place, 'measure-row-render');
    const measureRow = preview.locator('.rc-table-measure-row');
    const copies = measureRow.locator('[popover], button');
    await expect(measureRow).toHaveCount(1);
    await expect(measureRow).toContainText('PM2.5');
    await expect(copies).toHaveCount(0);
    await expect(preview.locator('thead [popover]')).toHaveCount(2);
    await preview.getByLabel('Use measureRowRender').uncheck();
    await expect(copies).toHaveCount(4);
    await preview.getByLabel('Use measureRowRender').check();
    await expect(copies).toHaveCount(0);
  });

  test(`measure-row-render at /${place}: the keyboard opens a note, and reaches each button once`, async ({ page }) => {
    const preview = await openDemo(page, place, 'measure-row-render');
    const button = preview.getByRole('button', { name: 'About O₃' });
    const note = preview.getByText(/^Ozone\./);
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
