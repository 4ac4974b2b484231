import { expect, test } from '../../../../packages/live-docs/tests/e2e/test';
import { openDemo, PLACES } from './places';

for (const place of PLACES) {
  test(`virtual at /${place}: of 40,000 rows fewer than 100 are in the page, and row 20,000 can be shown @dev`, async ({
    page,
  }) => {
    const preview = await openDemo(page, place, 'virtual');
    const rows = preview.locator('[data-row-key]');
    const row = (number: string) => preview.getByText(number, { exact: true });
    await expect(rows.first()).toBeVisible();
    await expect(row('20,000')).toHaveCount(0);
    expect(await rows.count()).toBeLessThan(100);
    await preview.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await preview.getByRole('button', { name: 'Row 20,000' }).click();
    await expect(row('20,000')).toBeInViewport();
    expect(await rows.count()).toBeLessThan(100);
    await preview.getByRole('button', { name: 'Last row' }).click();
    await expect(row('40,000')).toBeInViewport();
    await preview.getByRole('button', { name: 'First row' }).click();
    await expect(row('40,000')).toHaveCount(0);
    await expect(rows.first()).toBeInViewport();
  });

  test(`virtual at /${place}: the wheel and the keyboard scroll it`, async ({ page }) => {
    const preview = await openDemo(page, place, 'virtual');
    const cell = preview.locator('[data-row-key="105"] > *').first();
    await preview.locator('[data-row-key]').first().hover();
    await page.mouse.wheel(0, 4400);
    await expect(cell).toBeInViewport();
    const y = async () => Math.round((await cell.boundingBox())!.y);
    await preview.getByRole('region', { name: 'Readings' }).focus(); // the page may scroll
    const before = await y();
    await page.keyboard.press('ArrowDown');
    await expect.poll(y).toBe(before - 44);
    await page.keyboard.press('End');
    await expect(preview.getByText('40,000', { exact: true })).toBeInViewport();
    await page.keyboard.press('Home');
    await expect(preview.locator('[data-row-key="1"] > *').first()).toBeInViewport();
  });
}
