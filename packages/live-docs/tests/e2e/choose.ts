import type { Page } from '@playwright/test';

/** Makes a choice in one of the header's menus: `choose(page, 'Colour mode', 'Dark')`. */
export async function choose(page: Page, menu: string, choice: string): Promise<void> {
  await page.getByRole('button', { name: menu }).click();
  await page.getByRole('menuitemradio', { name: choice }).click();
}
