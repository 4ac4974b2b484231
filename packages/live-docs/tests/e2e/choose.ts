import type { Locator, Page } from '@playwright/test';

/** Makes a choice in one of the header's menus: `choose(page, 'Colour mode', 'Dark')`. */
export async function choose(page: Page, menu: string, choice: string): Promise<void> {
  await page.getByRole('button', { name: menu }).click();
  await page.getByRole('menuitemradio', { name: choice }).click();
}

/** Makes a choice in the menu of a demo's toolbar: `chooseMore(demo, 'Copy for design tools', 'SVG')`. */
export async function chooseMore(demo: Locator, ...names: string[]): Promise<void> {
  await demo.getByRole('button', { name: 'More' }).click();
  for (const name of names) await demo.getByRole('menuitem', { name, exact: true }).click();
}
