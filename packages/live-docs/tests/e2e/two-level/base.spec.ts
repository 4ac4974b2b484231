import { choose } from '../choose';
import { expect, open, test } from '../test';

test.use({ site: 'two-level' });

test('links, assets and demos lie below the base @dev-all', async ({ page, baseURL }) => {
  const outside: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(baseURL!)) outside.push(request.url());
  });
  // An old address of the counter.
  await open(page, 'tools/count.html');
  await expect(page).toHaveURL('guide/basics/counter');
  const hrefs = await page
    .locator('[href^="/"], [src^="/"]')
    .evaluateAll((all) => all.map((element) => element.getAttribute('href') ?? element.getAttribute('src')));
  expect(hrefs.filter((href) => !href?.startsWith('/docs/'))).toEqual([]);
  expect(hrefs.length).toBeGreaterThan(5);
  await page.getByRole('navigation', { name: 'Sidebar' }).getByRole('link', { name: 'Installation' }).click();
  await expect(page).toHaveURL('guide/basics/install');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Installation');
  expect(outside).toEqual([]);
});

test('the images and links of the prose follow the base @dev-all @all', async ({ page }) => {
  await open(page, './');
  const image = page.getByRole('img', { name: 'A button that counts' });
  await expect(image).toHaveAttribute('src', '/docs/counter.svg');
  await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBe(120);

  await test.step('so do its links', async () => {
    await page.getByRole('main').getByRole('link', { name: 'what the counter needs' }).click();
    await expect(page).toHaveURL('guide/basics/counter#what-it-needs');
    await expect(page.getByRole('heading', { name: 'What it needs' })).toBeInViewport();
    await page.getByRole('banner').getByRole('link', { name: 'Home' }).click();
    await expect(page).toHaveURL('./');
  });
});

test.describe('a link to a file', () => {
  // A file of text names no icon, so the browser asks for one by itself.
  test.use({ allow: ['Failed to load resource: the server responded with a status of 404 (Not Found)'] });

  test('is left to the browser, as it is written @dev-all @all', async ({ page }) => {
    await open(page, './');
    await page.getByRole('link', { name: 'Notes' }).click();
    await expect(page).toHaveURL('Notes.txt');
    await expect(page.getByText('Notes for the counter.')).toBeVisible();
  });
});

test('a trailing slash goes below the base too @all', async ({ page }) => {
  await open(page, 'guide/basics/install/?tab=more#offline');
  await expect(page).toHaveURL('guide/basics/install?tab=more#offline');
});

test("shows the site's own logo, icon, theme, tags and sandboxes, and what a reader chose on it @dev-all", async ({
  page,
}) => {
  // Another site of this origin.
  const other = { 'live-docs:/two-levels:color-mode': 'dark', 'live-docs:/docs/other:color-mode': 'dark' };
  await page.addInitScript((entries) => Object.assign(localStorage, entries), other);
  await open(page, 'guide/basics/counter');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Two Levels' }).locator('svg')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Open in StackBlitz' })).toBeVisible();
  await page.getByRole('button', { name: 'More' }).click();
  await expect(page.getByRole('menuitem', { name: 'Open on its own page' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Open in CodeSandbox' })).toHaveCount(0);
  const head = page.locator('head');
  await expect(head.locator('[rel="icon"]')).toHaveAttribute('href', '/docs/icon.png');
  await expect(head.locator('[property="og:site_name"]')).toHaveAttribute('content', 'Two "Levels"');
  await expect(head.locator('[rel="license"]')).toHaveAttribute('href', '/docs/Notes.txt');
  expect(JSON.parse((await head.locator('[type="application/ld+json"]').textContent()) ?? '')).toEqual({
    name: '</script>',
  });
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  expect(await ground()).toBe('rgb(255, 253, 248)');
  await expect(head.locator('[name="theme-color"]')).toHaveAttribute('content', '#fffdf8');
  await choose(page, 'Colour mode', 'Dark');
  await expect.poll(ground).toBe('rgb(13, 16, 21)');
  const keys = await page.evaluate(() => Object.keys(localStorage));
  expect(keys.sort()).toEqual(['live-docs:/docs/two-levels:color-mode', ...Object.keys(other)].sort());
});

test('an old address leads to where its content is now, without an entry in the history @dev-all @all', async ({
  page,
}) => {
  await open(page, './');
  await page.goto('start');
  await expect(page).toHaveURL('guide/basics/install?tab=more#offline');
  await page.goBack();
  await expect(page).toHaveURL('./');
});

test("shows the site's own components, code languages and Markdown @dev-all", async ({ page }) => {
  await open(page, 'reference/writing');
  const main = page.getByRole('main');
  await expect(main.getByText('This page of Two Levels shows')).toBeVisible();
  await expect(main.getByTitle('A term')).toHaveText('Markdown');
  const colours = (text: string) =>
    main.getByText(text, { exact: true }).evaluate((token) => getComputedStyle(token).color);
  expect(await colours('null')).not.toBe(await colours('; plain'));
  await expect(main.getByRole('note')).toContainText('Deprecated since the autumn edition.');
  // Quietly: that a demo was prerendered with another text is no news for a reader.
  await expect(main.getByText('It is now')).toBeVisible();
  await main.getByRole('note').getByRole('link', { name: 'the counter' }).click();
  await expect(page).toHaveURL('guide/basics/counter');
});

test('the edit link names the file in its repository, and a demo alone lies below the base @dev-all @all', async ({
  page,
}) => {
  await open(page, 'guide/basics/counter');
  await expect(page.getByRole('link', { name: 'Edit this page' })).toHaveAttribute(
    'href',
    'https://github.com/example/two-levels/edit/main/docs/guide/basics/counter.mdx',
  );

  await test.step('a demo alone lies below the base', async () => {
    await page.getByRole('button', { name: 'More' }).click();
    const link = page.getByRole('menuitem', { name: 'Open on its own page' });
    await expect(link).toHaveAttribute('href', '/docs/~demos/counter');
    await page.goto('~demos/counter');
    await page.getByRole('button', { name: 'Add one' }).click();
    await expect(page.getByText('Clicked 1 times')).toBeVisible();
  });
});

test.describe('an address without a page', () => {
  test.use({ allow: ['Failed to load resource: the server responded with a status of 404 (Not Found)'] });

  test('leads home, below the base @all', async ({ page }) => {
    const response = await open(page, 'guide/nowhere');
    expect(response?.status()).toBe(404);
    await page.getByRole('link', { name: 'Back to homepage' }).click();
    await expect(page).toHaveURL('./');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Home');
  });
});
