import type { Locator } from '@playwright/test';
import type { Steps } from 'live-docs/test';

const cellOf = (demo: Locator, name: string) => demo.getByRole('gridcell', { name, exact: true });

export const steps: Steps = {
  'keys move between cells, and others stay with the browser': async ({ demo, page, expect }) => {
    await cellOf(demo, '500').click();
    await page.keyboard.press('ArrowRight');
    await expect(cellOf(demo, '360')).toBeFocused();
    await page.keyboard.press('Control+End');
    await expect(cellOf(demo, '11')).toBeFocused();
    await page.keyboard.press('Control+Home');
    await expect(cellOf(demo, 'Country loaf')).toBeFocused();
    await page.keyboard.press('Control+ArrowRight');
    await expect(cellOf(demo, 'Country loaf')).toBeFocused();
  },

  'Shift and click selects a range': async ({ demo, expect }) => {
    await cellOf(demo, 'Country loaf').click();
    await cellOf(demo, '330').click({ modifiers: ['Shift'] });
    await expect(cellOf(demo, '330')).toBeFocused();
    await expect(demo.getByRole('gridcell', { selected: true })).toHaveCount(6);
    await expect(demo.getByRole('grid', { name: 'Doughs' })).toBeVisible();
  },
};
