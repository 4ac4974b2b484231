import type { Locator } from '@playwright/test';
import type { Steps } from 'live-docs/test';

const names = (preview: Locator) => preview.locator('tbody td:first-child');

export const steps: Steps = {
  'choosing a filter leaves only its rows': async ({ demo, page, expect }) => {
    const choice = (name: string) => page.getByRole('menuitemcheckbox', { name });
    await expect(names(demo)).toHaveCount(8);
    await demo.getByRole('button', { name: 'Filter by day' }).click();
    await choice('Monday').click();
    await expect(names(demo)).toHaveText(['Bookbinding', 'Danish conversation']);
    await choice('Thursday').click();
    await expect(choice('Thursday')).toBeChecked();
    await expect(demo.getByText('4 of 8 classes')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(choice('Monday')).toBeHidden();
    await demo.getByRole('button', { name: 'Show all' }).click();
    await expect(names(demo)).toHaveCount(8);
  },

  'by keyboard, and in a small window': async ({ demo, page, expect }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    const button = demo.getByRole('button', { name: 'Filter by day' });
    await button.press('Enter');
    const choices = page.getByRole('menuitemcheckbox');
    await expect(choices.first()).toBeFocused();
    await expect(choices.last()).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('ArrowDown');
    await expect(choices.nth(1)).toBeFocused();
    await page.keyboard.press('Space');
    await expect(choices.nth(1)).toBeChecked();
    await expect(names(demo)).toHaveText(['Drawing from life', 'Bicycle repair']);
    await page.keyboard.press('Enter');
    await expect(names(demo)).toHaveCount(8);
    await page.keyboard.press('Escape');
    await expect(choices.first()).toBeHidden();
    await expect(button).toBeFocused();
  },
};
