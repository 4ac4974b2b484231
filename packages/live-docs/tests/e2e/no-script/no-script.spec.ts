import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { PAGES } from '../list-pages';
import { SITE } from '../serve';
import { expect, test } from '../test';

const NOTICE = 'Enable JavaScript to run this app.';

/** Texts of the page's `noscript` elements, which Playwright's text locators don't find. */
const notices = (page: Page) => page.locator('noscript').allInnerTexts();

/** Second-level headings in the source of a page. */
function headingsOf(page: string): string[] {
  const files = [`docs${page}.mdx`, `docs${page}/index.mdx`].map((file) =>
    path.join(SITE, file.replace('//', '/').replace('docs/.mdx', 'docs/index.mdx')),
  );
  const text = files.map((file) => readIfThere(file)).find((text) => text !== undefined) ?? '';
  return (
    text
      .replace(/```[\s\S]*?```/g, '')
      .match(/^## .+$/gm)
      ?.map((line) => line.slice(3).replaceAll('`', '')) ?? []
  );
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

test('every page contains its headings and the notice', async ({ page }) => {
  await page.goto('/changelog');
  const found = await page.evaluate(
    (addresses) =>
      Promise.all(
        addresses.map(async (address) => {
          const html = await (await fetch(address)).text();
          const document = new DOMParser().parseFromString(html, 'text/html');
          const all = (selector: string) =>
            [...document.querySelectorAll(selector)].map(({ textContent }) => textContent ?? '');
          return {
            address,
            notices: all('noscript'),
            titles: all('main h1'),
            headings: all('main h2'),
            text: all('main').join(),
          };
        }),
      ),
    PAGES,
  );
  expect(found).toHaveLength(PAGES.length);
  for (const { address, notices, titles, headings, text } of found) {
    expect(notices, address).toContain(`${NOTICE} llms.txt`);
    expect(titles, address).toHaveLength(1);
    expect(headings, address).toEqual(expect.arrayContaining(headingsOf(address)));
    expect(text, address).toContain('Last updated');
  }
});

test.describe('in a browser without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const address of ['/', '/changelog', '/demo/simple']) {
    test(`${address} shows its text and the notice`, async ({ page }) => {
      await page.goto(address);
      await expect(page.locator('noscript').first()).toBeInViewport();
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
      for (const heading of headingsOf(address))
        await expect(main.getByRole('heading', { name: heading, exact: true })).toBeVisible();
      await expect(main.getByText('Last updated')).toBeVisible();
    });
  }

  test('the overview has its sections, its table of props and its demo', async ({ page }) => {
    await page.goto('/');
    const main = page.getByRole('main');
    for (const section of ['Install', 'Development', 'Example', 'Usage', 'API', 'License']) {
      await expect(main.getByRole('heading', { name: section, exact: true })).toBeVisible();
    }
    await expect(main.getByText('@rc-component/table').first()).toBeVisible();
    await expect(main.getByRole('cell', { name: 'Aurora 7' })).toBeVisible();
    await expect(main.getByRole('row').filter({ hasText: 'rowKey' }).first()).toBeVisible();
  });

  test('a demo shows its first state @all', async ({ page }) => {
    await page.goto('/demo/simple');
    await expect(page.getByRole('cell', { name: 'Aurora 7' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'View source' })).toBeVisible();
  });

  test('a demo has the style that its components write @all', async ({ page }) => {
    await page.goto('/demo/styled-components');
    const colourOf = (order: string) =>
      page
        .getByRole('row')
        .filter({ hasText: order })
        .first()
        .evaluate((row) => getComputedStyle(row).backgroundColor);
    expect(await colourOf('Late')).not.toBe(await colourOf('Packed'));
  });

  test('the links of header and sidebar work @all', async ({ page }) => {
    await page.goto('/demo/simple');
    await page.getByRole('navigation', { name: 'Sidebar' }).getByRole('link', { name: 'Hover Perf' }).click();
    await expect(page).toHaveURL('/demo/jsx');
    await page.getByRole('banner').getByRole('link', { name: 'Changelog' }).click();
    await expect(page).toHaveURL('/changelog');
  });

  test('a demo on its own page shows the notice @all', async ({ page }) => {
    await page.goto('/~demos/simple');
    expect(await notices(page)).toEqual([NOTICE]);
    await expect(page.locator('noscript')).toBeInViewport();
  });

  test.describe('on the site with tabs', () => {
    test.use({ site: 'two-level' });

    test('a page shows the content of its tabs', async ({ page }) => {
      await page.goto('guide/basics/install');
      await expect(page.getByText('The page itself, before any tab.')).toBeVisible();
      const rest = (await notices(page)).join('\n');
      for (const text of ['More about the installation.', 'Mirrors', 'Every option has a default.'])
        expect(rest).toContain(text);
    });
  });
});
