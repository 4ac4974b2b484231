import type { Locator, Page } from '@playwright/test';
import type { BuildFiles, PageTable } from '../../../src/core/model/build-files';
import { answers, open } from '../open';
import { expect, test } from '../test';
import { expectFreshStyles } from './styles-of-demos';

/** A walk is the same each time; another number is another walk. */
const SEED = 2026;
const PAGES = 30;

/** Whole numbers below a limit, in an order that the seed gives (Park and Miller). */
function createRandom(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => (state = (state * 16807) % 2147483647) % limit;
}

/** The script of each page, by its address. */
async function listScripts(page: Page): Promise<Map<string, string>> {
  const read = async <T>(address: string) => (await (await page.request.get(address)).json()) as T;
  const { data } = await read<BuildFiles>('/build.json');
  const { files, pages } = await read<PageTable>(`/${data['pages']}`);
  return new Map(Object.entries(pages).map(([path, [script = 0]]) => [path, `/${files[script]}`]));
}

/** Goes from page to page as a reader does who points at links, follows some, and goes back. */
async function createWalk(page: Page, random: (limit: number) => number) {
  const scripts = await listScripts(page);
  const start = page.url();
  /** Entries of the history behind the present one. */
  let behind = 0;
  const links = () => page.getByRole('navigation', { name: 'Sidebar' }).locator('a:not([aria-current])');
  const entries = () =>
    page
      .getByRole('banner')
      .locator('nav a:not([aria-current])')
      .filter({ hasText: /Guide|Demo/ });
  const anyOf = async (all: Locator) => all.nth(random(await all.count()));
  const addressOf = (link: Locator) => link.evaluate(({ href }: HTMLAnchorElement) => href);
  /** Rests the pointer on a link until its page is asked for. */
  const pointAt = async (link: Locator) => {
    const address = await addressOf(link);
    await link.hover();
    const script = scripts.get(new URL(address).pathname);
    if (address !== start) await expect(page.locator(`link[href="${script}"]`)).toHaveCount(1);
  };
  return async () => {
    await pointAt(await anyOf(links()));
    await pointAt(await anyOf(links()));
    const way = random(10);
    const before = page.url();
    if (way < 2 && behind > 0) {
      behind -= 1;
      await page.goBack();
      await expect(page).not.toHaveURL(before);
    } else {
      const link = await anyOf(way < 4 ? entries() : links());
      const address = await addressOf(link);
      behind += 1;
      await link.click();
      await expect(page).toHaveURL(address);
    }
    await answers(page);
    await expect(page.locator('link[data-asked]')).toHaveCount(0);
  };
}

test.describe('styles', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test(`of demos are those of a fresh visit on each of ${PAGES} pages, wherever the reader was or pointed before @all`, async ({
    page,
    context,
  }) => {
    test.setTimeout(600_000);
    const fresh = await context.newPage();
    await open(page, '/guide/accessibility');
    const step = await createWalk(page, createRandom(SEED));
    for (const visited = new Set<string>(); visited.size < PAGES; visited.add(page.url())) {
      await step();
      await expectFreshStyles(page, fresh);
    }
  });
});

test.describe('a part of a demo that loads later', () => {
  test.use({ site: 'two-level' });

  test('brings its style for the pages that have it @all', async ({ page }) => {
    const link = (name: string) =>
      page.getByRole('navigation', { name: 'Sidebar' }).getByRole('link', { name, exact: true });
    const outlined = (text: string) =>
      page
        .getByRole('main')
        .getByText(text)
        .evaluate((element) => getComputedStyle(element).outlineStyle === 'dotted');
    await open(page, 'reference/writing');
    await page.getByRole('button', { name: 'Show the note' }).click();
    await expect.poll(() => outlined('The note is there')).toBe(true);
    await link('Plain').click();
    await expect(page.getByText('Content of the plain page.')).toBeVisible();
    expect(await outlined('Content of the plain page.')).toBe(false);
    await link('Writing').click();
    await page.getByRole('button', { name: 'Show the note' }).click();
    await expect.poll(() => outlined('The note is there')).toBe(true);
  });
});
