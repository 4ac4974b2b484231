import { DEMO_PAGES } from '../list-pages';
import { expect, open, test } from '../test';

test('the gallery has a card for every demo, by group, that leads to its page @dev-all', async ({ page }) => {
  await open(page, '/demo');
  const main = page.getByRole('main');
  for (const path of DEMO_PAGES) await expect(main.locator(`a[href="${path}"]`).first()).toBeVisible();
  await expect(main.getByRole('heading', { level: 2 }).first()).toHaveText('Basics');
  await main.getByRole('link', { name: 'Simple', exact: true }).click();
  await expect(page).toHaveURL('/demo/simple');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Simple');
});

test('its groups are those of the sidebar, in its order', async ({ page }) => {
  await open(page, '/demo');
  const headings = await page.getByRole('main').getByRole('heading', { level: 2 }).allInnerTexts();
  const sidebar = await page.getByRole('navigation', { name: 'Sidebar' }).innerText();
  const places = headings.map((heading) => sidebar.indexOf(heading));
  expect(places).toEqual([...places].sort((a, b) => a - b));
  expect(places[0]).toBeGreaterThanOrEqual(0);
});
