import { expect, test } from '../test';
import { openDemo, PLACES } from './places';

for (const place of PLACES) {
  test(`virtual at /${place}: of 40,000 rows fewer than 100 are in the page, and row 20,000 can be shown @dev`, async ({
    page,
  }) => {
    const preview = await openDemo(page, place, 'virtual');
    const rows = preview.locator('[data-row-key]');
    await expect(rows.first()).toBeVisible();
    const shown = preview.getByText('20,000', { exact: true });
    await expect(shown).toHaveCount(0);
    expect(await rows.count()).toBeLessThan(100);
    await preview.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await preview.getByRole('button', { name: 'Row 20,000' }).click();
    await expect(shown).toBeInViewport();
    expect(await rows.count()).toBeLessThan(100);
    await preview.getByRole('button', { name: 'Last row' }).click();
    await expect(preview.getByText('40,000', { exact: true })).toBeInViewport();
    await preview.getByRole('button', { name: 'First row' }).click();
    await expect(preview.getByText(/\b1 of 40,000$/)).toBeVisible();
  });

  test(`virtual at /${place}: the wheel and the keyboard scroll it`, async ({ page }) => {
    const preview = await openDemo(page, place, 'virtual');
    await preview.locator('[data-row-key]').first().hover();
    await page.mouse.wheel(0, 4400);
    await expect(preview.getByText(/\b101 of 40,000$/)).toBeVisible();
    await preview.getByRole('region', { name: 'Readings' }).focus();
    await page.keyboard.press('ArrowDown');
    await expect(preview.getByText(/\b102 of 40,000$/)).toBeVisible();
  });
}
