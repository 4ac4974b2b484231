import type { Page, Request } from '@playwright/test';
import { expect, open, test } from '../test';
import { watchScripts } from './watch-scripts';
import { quiet } from '../quiet';

test.use({ site: 'two-level' });

const PAGE = 'guide/advanced/links';
const content = (name: string) => `Content of the ${name} page.`;
const link = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name: `To the page of ${name}` });

/** A request of the test's own: those that the page made before it have been seen by then. */
const settle = (page: Page) => page.evaluate(() => fetch('/docs/build.json').then((answer) => answer.text()));

/** What a page asks for in the meantime. A page's script comes after what names it: the first request tells. */
async function askedDuring(page: Page, work: () => Promise<void>): Promise<string[]> {
  const asked: string[] = [];
  const add = (request: Request) => void asked.push(request.url());
  page.on('request', add);
  await work();
  await settle(page);
  page.off('request', add);
  return asked.filter((url) => !url.endsWith('/build.json'));
}

/** Two frames: an observer has looked by then. */
const twoFrames = (page: Page) =>
  page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );

/** Opens the page of links with the clock in the test's hands. */
async function openWithClock(page: Page): Promise<void> {
  await page.clock.install({ time: new Date('2026-01-01T10:00:00') });
  await open(page, PAGE);
  await page.clock.pauseAt(new Date('2026-01-01T11:00:00'));
}

test('prefetch intent waits 50 ms under the pointer; none, and a link without prefetch, for the click', async ({
  page,
}) => {
  const scripts = watchScripts(page);
  await openWithClock(page);
  const none = link(page, 'none');
  const plain = page.getByRole('main').getByRole('link', { name: 'To the plain page' });
  const untouched = await askedDuring(page, async () => {
    for (const each of [none, plain]) {
      await each.hover();
      await each.focus();
      await page.clock.runFor(1000);
    }
  });
  expect(untouched).toEqual([]);

  const early = await askedDuring(page, async () => {
    await link(page, 'intent').hover();
    await page.clock.runFor(49);
  });
  expect(early).toEqual([]);
  await page.clock.runFor(1);
  await expect.poll(() => scripts.holding(content('intent'))).toBe(1);

  const before = scripts.asked().length;
  await link(page, 'intent').click();
  await expect(page.getByText(content('intent'))).toBeVisible();
  expect(scripts.asked().length, 'the page was there already').toBe(before);

  for (const [name, target] of Object.entries({ none, plain })) {
    await page.goBack();
    await target.click();
    await expect(page.getByText(content(name))).toBeVisible();
    expect(await scripts.holding(content(name)), name).toBe(1);
  }
});

test('prefetch intent is called off when the pointer leaves @all', async ({ page }) => {
  const scripts = watchScripts(page);
  await openWithClock(page);
  await link(page, 'intent').hover();
  await page.clock.runFor(40);
  await page.mouse.move(0, 0);
  await page.clock.runFor(1000);
  await settle(page);
  expect(await scripts.holding(content('intent'))).toBe(0);
});

test('prefetch intent answers to the keyboard @all', async ({ page }) => {
  const scripts = watchScripts(page);
  await openWithClock(page);
  await link(page, 'intent').focus();
  await page.clock.runFor(50);
  await expect.poll(() => scripts.holding(content('intent'))).toBe(1);
});

test('prefetch intent answers to touch @all', async ({ page }) => {
  const scripts = watchScripts(page);
  await open(page, PAGE);
  await link(page, 'intent').dispatchEvent('touchstart');
  await expect.poll(() => scripts.holding(content('intent'))).toBe(1);
});

test('prefetch render fetches at once, viewport within 100 px of the window', async ({ page }) => {
  const scripts = watchScripts(page);
  await open(page, PAGE);
  await expect.poll(() => scripts.holding(content('render'))).toBe(1);
  const target = link(page, 'viewport');
  /** Scrolls until the link's top is so far below the window. */
  const leaveBelow = (distance: number) =>
    target.evaluate(
      (element, distance) => scrollBy(0, element.getBoundingClientRect().top - innerHeight - distance),
      distance,
    );
  await leaveBelow(130);
  await twoFrames(page);
  await settle(page);
  expect(await scripts.holding(content('viewport'))).toBe(0);
  await leaveBelow(70);
  await expect.poll(() => scripts.holding(content('viewport'))).toBe(1);
  await expect(target).not.toBeInViewport();
});

test.describe('on the real site', () => {
  test.use({ site: 'docs' });

  test('a page loads no script of another; one that was hovered in the sidebar turns without a request, and each file is loaded once @firefox @webkit', async ({
    page,
  }) => {
    const scripts = watchScripts(page);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await open(page, '/guide/accessibility');
    await quiet(page);
    // Every page's text names the page's file, every demo's script what it says. The document has the page's own.
    for (const other of [
      'docs/guide/accessibility.mdx',
      'docs/demo/jsx.mdx',
      'docs/demo/react-dnd.mdx',
      'Render the table again',
      'Drag a row, or',
    ])
      expect(await scripts.holding(other), other).toBe(0);
    const target = page
      .getByRole('navigation', { name: 'Sidebar' })
      .getByRole('link', { name: 'Sorting', exact: true });
    await target.hover();
    await expect.poll(() => scripts.holding('docs/guide/sorting.mdx')).toBe(1);
    await quiet(page);
    expect(requests.filter((url) => /\/sort-button-[^/]+\.css$/.test(url))).toHaveLength(1);
    const before = requests.length;
    await target.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sorting');
    expect(requests.slice(before)).toEqual([]);
    const assets = requests.filter((url) => url.includes('/assets/'));
    expect(assets.filter((url, at) => assets.indexOf(url) !== at)).toEqual([]);
  });

  test('a page that is pointed at is fetched, and not run @all', async ({ page }) => {
    await page.route(/\/assets\/[^/]+\.js$/, async (route) => {
      const response = await route.fetch();
      const name = new URL(route.request().url()).pathname;
      await route.fulfill({ response, body: `(globalThis.ran ??= []).push('${name}');${await response.text()}` });
    });
    const ran = () => page.evaluate(() => (globalThis as { ran?: string[] }).ran ?? []);
    await open(page, '/guide/accessibility');
    await quiet(page);
    const before = await ran();
    const target = page
      .getByRole('navigation', { name: 'Sidebar' })
      .getByRole('link', { name: 'Sorting', exact: true });
    const asked = page.waitForResponse(/\/sorting[^/]*\.js$/);
    await target.hover();
    await (await asked).finished();
    await quiet(page);
    expect(await ran()).toEqual(before);
    await target.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sorting');
    expect((await ran()).length).toBeGreaterThan(before.length);
  });
});
