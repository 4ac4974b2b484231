import { expect, open, test } from '../test';

const ENTRIES = ['Overview', 'Guide', 'Demo', 'Changelog'];

test('the header lists the parts of the site and marks the current one; overview and guides share a sidebar, and a page that is alone has none @dev-all', async ({
  page,
}) => {
  await open(page, '/');
  const header = page.getByRole('banner');
  const links = header.getByRole('navigation').getByRole('link');
  await expect(links).toHaveText(ENTRIES);
  const sidebar = page.getByRole('navigation', { name: 'Sidebar' });
  await expect(sidebar.locator('[aria-current="page"]')).toHaveText('Overview');
  for (const name of ENTRIES) {
    const link = links.filter({ hasText: name });
    await link.click();
    await expect(link).toHaveAttribute('aria-current', /page|true/);
    await expect(header.locator('nav [aria-current]')).toHaveCount(1);
    await expect(sidebar).toHaveCount(name === 'Changelog' ? 0 : 1);
    if (name === 'Overview' || name === 'Guide') await expect(sidebar.getByRole('link').first()).toHaveText('Overview');
  }
});

test('a demo page marks Demo, and the header has room at each width of a tablet and names site, version and repository', async ({
  page,
}) => {
  await open(page, '/demo/simple');
  await expect(page.getByRole('banner').locator('nav [aria-current]')).toHaveText('Demo');

  await test.step('it names the site, the version of the library, and its repository', async () => {
    const header = page.getByRole('banner');
    await expect(header.getByText('v1.12.0')).toBeVisible();
    await expect(header.getByRole('link', { name: 'Repository' })).toHaveAttribute('href', /^https:\/\/github\.com\//);
    await header.getByRole('link', { name: 'Table', exact: true }).click();
    await expect(page).toHaveURL('/');
  });

  await test.step('it has room at each width of a tablet', async () => {
    for (const width of [768, 820, 899, 900, 1023]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `overflow at ${width} px`).toBe(width);
    }
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  await test.step("entries that don't fit slide within the header, and the keyboard brings them into view", async () => {
    await page.setViewportSize({ width: 1024, height: 900 });
    const list = page.getByRole('banner').getByRole('navigation').getByRole('list');
    await list.evaluate((element) => {
      for (let copy = 0; copy < 11; copy++) element.append(element.firstElementChild!.cloneNode(true));
    });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1024);
    await expect(page.getByRole('button', { name: 'Search' })).toBeInViewport({ ratio: 1 });
    const last = list.getByRole('link').last();
    await last.focus();
    await expect(last).toBeInViewport({ ratio: 1 });
  });
});

test('the header stays in view, and the page stands still while the keyboard goes through it @all', async ({
  page,
}) => {
  await open(page, '/changelog');
  await page.mouse.wheel(0, 4000);
  await page.waitForFunction(() => scrollY > 3000);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Overview' })).toBeInViewport();
  await page.evaluate(() => scrollTo(0, 3000));
  await page.waitForFunction(() => scrollY === 3000);
  // Where the next Tab starts from.
  await page.getByRole('banner').locator('summary').focus();
  for (const name of ENTRIES) {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('banner').getByRole('link', { name })).toBeFocused();
  }
  expect(await page.evaluate(() => scrollY)).toBe(3000);
});
