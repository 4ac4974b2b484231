import { DEMO_PAGES } from '../list-pages';
import { searchView } from '../search/open-search';
import { expect, open, test } from '../test';

test('the gallery has a card for every demo, by group, that leads to its page; its filter knows the demos of guides and the properties they use, and what it does not find, the search is asked @dev-all', async ({
  page,
}) => {
  await open(page, '/demo');
  const main = page.getByRole('main');
  for (const path of DEMO_PAGES) await expect(main.locator(`a[href="${path}"]`).first()).toBeVisible();
  await expect(main.getByRole('heading', { level: 2 }).first()).toHaveText('Basics');

  const filter = page.getByRole('textbox', { name: 'Filter demos' });
  await filter.fill('expandable.onExpand');
  const card = page.getByRole('listitem').filter({ hasText: 'from Expandable Rows' }).first();
  await expect(card.getByRole('link')).toHaveAttribute('href', /^\/guide\/expandable-rows#demo-/);
  await filter.fill('hydration mismatch');
  await page.getByRole('button', { name: 'Search for “hydration mismatch”' }).click();
  const { field, options } = searchView(page);
  await expect(field).toHaveValue('hydration mismatch');
  await expect(options.first()).toHaveAttribute('href', /^\/guide\/faq#/);
  await field.press('Escape');
  await expect(field).toBeHidden();
  await filter.clear();

  await main.getByRole('link', { name: 'Simple', exact: true }).click();
  await expect(page).toHaveURL('/demo/simple');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Simple');
});

test('its groups are those of the sidebar, in its order @all', async ({ page }) => {
  await open(page, '/demo');
  const all = await page.getByRole('main').getByRole('heading', { level: 2 }).allInnerTexts();
  // Behind them come the demos of other pages.
  const headings = all.slice(0, all.indexOf('Overview'));
  const sidebar = await page.getByRole('navigation', { name: 'Sidebar' }).innerText();
  const places = headings.map((heading) => sidebar.indexOf(heading));
  expect(places).toEqual([...places].sort((a, b) => a - b));
  expect(places[0]).toBeGreaterThanOrEqual(0);
});
