import type { Steps } from 'live-docs/test';

export const steps: Steps = {
  'Enter opens the menu, arrows move, Enter chooses, Escape closes': async ({ demo, page, expect }) => {
    const button = demo.getByRole('button');
    const items = page.getByRole('menuitem');
    await button.press('Enter');
    await expect(items.first()).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(items.nth(1)).toBeFocused();
    const name = await items.nth(1).innerText();
    await page.keyboard.press('Enter');
    await expect(demo.getByText(/^Last action/)).toContainText(name, { ignoreCase: true });
    await button.press('Enter');
    await expect(items.first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(items.first()).toBeHidden();
  },
};
