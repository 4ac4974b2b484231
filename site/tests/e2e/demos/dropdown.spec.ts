import type { Locator } from '@playwright/test';
import { expect, test } from '../../../../packages/live-docs/tests/e2e/test';
import { openDemo, PLACES } from './places';

const names = (preview: Locator) => preview.locator('tbody td:first-child');

for (const place of PLACES) {
  test(`dropdown at /${place}: choosing a filter leaves only its rows @dev`, async ({ page }) => {
    const preview = await openDemo(page, place, 'dropdown');
    const choice = (name: string) => page.getByRole('menuitemcheckbox', { name });
    await expect(names(preview)).toHaveCount(8);
    await preview.getByRole('button', { name: 'Filter by day' }).click();
    await choice('Monday').click();
    await expect(names(preview)).toHaveText(['Bookbinding', 'Danish conversation']);
    await choice('Thursday').click();
    await expect(choice('Thursday')).toBeChecked();
    await expect(preview.getByText('4 of 8 classes')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(choice('Monday')).toBeHidden();
    await preview.getByRole('button', { name: 'Show all' }).click();
    await expect(names(preview)).toHaveCount(8);
  });

  test(`dropdown at /${place}: by keyboard, and in a small window`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    const preview = await openDemo(page, place, 'dropdown');
    const button = preview.getByRole('button', { name: 'Filter by day' });
    await button.press('Enter');
    const choices = page.getByRole('menuitemcheckbox');
    await expect(choices.first()).toBeFocused();
    await expect(choices.last()).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('ArrowDown');
    await expect(choices.nth(1)).toBeFocused();
    await page.keyboard.press('Space');
    await expect(choices.nth(1)).toBeChecked();
    await expect(names(preview)).toHaveText(['Drawing from life', 'Bicycle repair']);
    await page.keyboard.press('Enter');
    await expect(names(preview)).toHaveCount(8);
    await page.keyboard.press('Escape');
    await expect(choices.first()).toBeHidden();
    await expect(button).toBeFocused();
  });
}
