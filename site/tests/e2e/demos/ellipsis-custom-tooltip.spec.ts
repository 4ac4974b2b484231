import { expect, test } from '../../../../packages/live-docs/tests/e2e/test';
import { openDemo, PLACES } from './places';

for (const place of PLACES) {
  test(`ellipsis-custom-tooltip at /${place}: the pointer and the keyboard open the tooltip @dev`, async ({ page }) => {
    await page.setViewportSize({ width: 1024, height: 900 });
    const preview = await openDemo(page, place, 'ellipsis-custom-tooltip');
    const table = preview.getByRole('table');
    const [cut, short] = [table.getByText(/^Photos are attached/), table.getByText('It came. Thank you!')];
    const whole = await cut.innerText();
    const tooltip = page.getByRole('tooltip');
    await expect(tooltip).toHaveCount(0);
    expect(await cut.evaluate((element) => element.scrollWidth > element.clientWidth)).toBe(true);

    await cut.hover();
    await expect(tooltip).toHaveText(whole);
    await expect(cut).toHaveAccessibleDescription(whole);
    await short.hover();
    await expect(tooltip).toHaveCount(0);

    await short.focus();
    await page.keyboard.press('Tab');
    await expect(cut).toBeFocused();
    await expect(tooltip).toHaveText(whole);
    await page.keyboard.press('Escape');
    await expect(tooltip).toHaveCount(0);
    await expect(cut).toBeFocused();

    await expect(table.locator('tbody [title]')).toHaveCount(0);
  });
}
