import { expect, open, test } from '../test';

/** The order that the site's configuration gives the groups. */
const GROUPS = [
  'Basics',
  'Columns',
  'Expandable Rows',
  'Scrolling',
  'Fixed and Sticky',
  'Virtual',
  'Events',
  'Styling',
  'Accessibility',
];

test('the sidebar has the demos by group, marks the page it is on, and follows in the same document @dev-all', async ({
  page,
}) => {
  await open(page, '/demo/simple');
  const lines = (await page.getByRole('navigation', { name: 'Sidebar' }).innerText())
    .split('\n')
    .map((line) => line.trim());
  const groups = lines.filter((line) => GROUPS.includes(line));
  expect(groups.length).toBeGreaterThan(3);
  expect(groups).toEqual(GROUPS.filter((group) => groups.includes(group)));
  const groupOf = (title: string) => lines.slice(0, lines.indexOf(title)).findLast((line) => GROUPS.includes(line));
  expect(groupOf('Simple')).toBe('Basics');
  expect(groupOf('Hover Perf')).toBe('Basics');
  expect(groupOf('Resizable Columns')).toBe('Columns');
  expect(groupOf('Expanded Row')).toBe('Expandable Rows');
  expect(groupOf('Sticky Header')).toBe('Fixed and Sticky');
  expect(groupOf('Virtual Table')).toBe('Virtual');
  expect(groupOf('Drag Rows')).toBe('Styling');
  expect(groupOf('styled-components')).toBe('Styling');
  expect(lines.indexOf('Simple')).toBeLessThan(lines.indexOf('Hover Perf'));

  await test.step('it marks the page it is on, and follows without a document load', async () => {
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    const sidebar = page.getByRole('navigation', { name: 'Sidebar' });
    await expect(sidebar.locator('[aria-current="page"]')).toHaveText('Simple');
    await sidebar.getByRole('link', { name: 'Hover Perf' }).click();
    await expect(page).toHaveURL('/demo/jsx');
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hover Perf');
    await expect(sidebar.locator('[aria-current="page"]')).toHaveText('Hover Perf');
  });

  await test.step('it holds the pages of the current part alone', async () => {
    const sidebar = page.getByRole('navigation', { name: 'Sidebar' });
    await expect(sidebar.getByRole('link', { name: 'Changelog' })).toHaveCount(0);
    await page.getByRole('banner').getByRole('link', { name: 'Changelog' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Changelog/);
    await expect(page.getByRole('link', { name: 'Hover Perf' })).toHaveCount(0);
  });
});

test('a folded group stays so on other pages and in a new document, and its pages are in view on each of them', async ({
  page,
}) => {
  await open(page, '/demo/simple');
  const sidebar = page.getByRole('navigation', { name: 'Sidebar' });
  const group = sidebar.locator('summary').getByText('Columns', { exact: true });
  const link = sidebar.getByRole('link', { name: 'Resizable Columns' });
  await expect(link).toBeVisible();
  await group.click();
  await expect(link).toBeHidden();
  await sidebar.getByRole('link', { name: 'Hover Perf' }).click();
  await expect(page).toHaveURL('/demo/jsx');
  await expect(link).toBeHidden();
  await page.reload();
  await expect(link).toBeHidden();
  await open(page, '/demo/column-resize');
  await expect(link).toBeVisible();
  await group.click();
  await expect(link).toBeVisible();
});

test('no page shows the reserved name of the group without one @all', async ({ request }) => {
  for (const path of ['/', '/demo', '/changelog']) {
    const html = await (await request.get(path)).text();
    expect(html.replace(/<script[\s\S]*?<\/script>/g, '')).not.toContain('$$');
  }
});

test('an entry on a narrow screen of a tall sidebar is scrolled into view @all', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 420 });
  await open(page, '/demo/styled-components');
  const sidebar = page.getByRole('navigation', { name: 'Sidebar' });
  await expect(sidebar.getByRole('link', { name: 'styled-components' })).toBeInViewport();
});
