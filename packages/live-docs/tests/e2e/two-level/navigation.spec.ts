import { checkA11y, expect, open, test } from '../test';

test.use({ site: 'two-level' });

test('the header has both levels, and the sidebar the pages of the second-level entry alone, the unnamed group without a title @dev-all', async ({
  page,
}) => {
  await open(page, 'guide/basics/install');
  const header = page.getByRole('banner').getByRole('navigation');
  for (const name of ['Home', 'Guide', 'Reference', 'Basics', 'Advanced']) {
    await expect(header.getByRole('link', { name, exact: true })).toBeVisible();
  }
  await expect(header.locator('[aria-current]')).toHaveText(['Guide', 'Basics']);
  await checkA11y(page);

  await test.step('the sidebar has the pages of the second-level entry alone', async () => {
    const sidebar = page.getByRole('navigation', { name: 'Sidebar' });
    await expect(sidebar.getByRole('link')).toHaveText(['Welcome', 'Installation', 'Counter', 'Trouble']);
    await expect(sidebar.getByRole('heading')).toHaveCount(0);
    for (const group of ['First', 'Second']) await expect(sidebar.getByRole('list', { name: group })).toBeVisible();
    await page.getByRole('banner').getByRole('link', { name: 'Advanced' }).click();
    await expect(sidebar.getByRole('link')).toHaveText(['Server data', 'Client data', 'Links', '指南']);
  });

  await test.step('an entry without a page of its own opens its first page', async () => {
    await expect(page).toHaveURL('guide/advanced/server-data');
    await header.getByRole('link', { name: 'Guide' }).click();
    await expect(page).toHaveURL('guide/basics/welcome');
  });
});

test('an entry of the first level may hold pages too @all', async ({ page }) => {
  await open(page, 'reference/none');
  await expect(page.getByRole('banner').locator('nav [aria-current]')).toHaveText(['Reference']);
  await expect(page.getByRole('navigation', { name: 'Sidebar' }).getByRole('link')).toHaveText([
    'API',
    'Intent',
    'Live',
    'None',
    'Plain',
    'Render',
    'Viewport',
    'Writing',
    'Examples',
  ]);
});

test('both levels are in the drawer of a phone @all', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, 'guide/basics/install');
  await page.getByRole('button', { name: 'Menu' }).click();
  const drawer = page.getByRole('dialog');
  for (const name of ['Home', 'Guide', 'Basics', 'Advanced', 'Reference', 'Installation']) {
    await expect(drawer.getByRole('link', { name, exact: true })).toBeVisible();
  }
  await drawer.getByRole('link', { name: 'Advanced' }).click();
  await expect(page).toHaveURL('guide/advanced/server-data');
});

test('a page may have a Chinese name @dev-all', async ({ page }) => {
  await open(page, 'guide/advanced/links');
  await page.getByRole('navigation', { name: 'Sidebar' }).getByRole('link', { name: '指南' }).click();
  await expect(page).toHaveURL(encodeURI('guide/advanced/指南'));
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('指南');
  const response = await page.reload();
  expect(response?.status()).toBe(200);
  await expect(heading).toHaveText('指南');
  await page.getByRole('link', { name: 'the first step' }).click();
  await expect(page).toHaveURL(encodeURI('guide/advanced/指南#第一步'));
  await expect(page.getByRole('heading', { name: '第一步' })).toBeInViewport();
  await expect(page.getByRole('navigation', { name: 'Sidebar' }).getByRole('link', { name: '指南' })).toHaveAttribute(
    'aria-current',
    'page',
  );
});
