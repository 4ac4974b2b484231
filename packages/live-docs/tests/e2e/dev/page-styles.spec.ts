import { expect, open, test } from '../test';

test('what a page before has brought applies to it alone @dev-all', async ({ page }) => {
  await open(page, '/guide/accessibility');
  const button = page.locator('.sort-button').first();
  const sidebar = page.getByRole('navigation', { name: 'Sidebar' });
  const look = () =>
    button.evaluate((element) => {
      const { padding } = getComputedStyle(element);
      return [padding, getComputedStyle(element, '::after').content];
    });
  // Demos of both pages have a class of this name.
  const looks: Record<string, string[]> = {};
  for (const name of ['Accessibility', 'Sorting', 'Accessibility', 'Sorting']) {
    await sidebar.getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(button).toBeVisible();
    looks[name] ??= await look();
    expect(await look(), name).toEqual(looks[name]);
  }
  expect(looks['Sorting']).not.toEqual(looks['Accessibility']);
  const fresh = looks['Sorting'];
  await open(page, '/guide/sorting');
  expect(await look()).toEqual(fresh);
});
