import type { Steps } from 'live-docs/test';

export const steps: Steps = {
  'row 1 dragged below row 3 is the third': async ({ demo, expect }) => {
    const rows = demo.locator('tbody').getByRole('row');
    await expect(rows.nth(0)).toContainText('Ashdown Bakery');
    await rows.nth(0).dragTo(rows.nth(2));
    await expect(rows.nth(0)).toContainText('Harbour Books');
    await expect(rows.nth(1)).toContainText('Cliffe Pharmacy');
    await expect(rows.nth(2)).toContainText('Ashdown Bakery');
    await expect(demo.getByRole('status')).toHaveText('Ashdown Bakery is now stop 3 of 5.');
  },

  'the keyboard reorders too': async ({ demo, page, expect }) => {
    const rows = demo.locator('tbody').getByRole('row');
    const down = demo.getByRole('button', { name: 'Move Ashdown Bakery down' });
    await down.focus();
    await page.keyboard.press('Enter');
    await expect(rows.nth(1)).toContainText('Ashdown Bakery');
    await expect(down).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(rows.nth(2)).toContainText('Ashdown Bakery');
  },
};
