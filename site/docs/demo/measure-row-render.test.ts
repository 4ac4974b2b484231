import type { Steps } from 'live-docs/test';

export const steps: Steps = {
  'the hidden row holds no copy of the pop-up': async ({ demo, expect }) => {
    const measureRow = demo.locator('.rc-table-measure-row');
    const copies = measureRow.locator('[popover], button');
    await expect(measureRow).toHaveCount(1);
    await expect(measureRow).toContainText('PM2.5');
    await expect(copies).toHaveCount(0);
    await expect(demo.locator('thead [popover]')).toHaveCount(2);
    await demo.getByLabel('Use measureRowRender').uncheck();
    await expect(copies).toHaveCount(4);
    await demo.getByLabel('Use measureRowRender').check();
    await expect(copies).toHaveCount(0);
  },

  'the keyboard opens a note, and reaches each button once': async ({ demo, page, expect }) => {
    const button = demo.getByRole('button', { name: 'About O₃' });
    const note = demo.getByText(/^Ozone\./);
    await expect(note).toBeHidden();
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(note).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Escape');
    await expect(note).toBeHidden();
    await expect(button).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(demo.locator('.rc-table-body')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(demo.locator('.rc-table :focus')).toHaveCount(0);
  },
};
