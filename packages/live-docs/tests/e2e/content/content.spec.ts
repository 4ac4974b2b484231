import { readFileSync } from 'node:fs';
import path from 'node:path';
import { SITE } from '../serve';
import { checkA11y, expect, open, test } from '../test';

test.describe('prose', () => {
  test.use({ site: 'two-level' });

  test('notes, tips and warnings have a name @dev-all', async ({ page }) => {
    await open(page, './');
    for (const [name, text] of [
      ['Note', 'A note stands beside the text.'],
      ['Tip', 'A tip saves time.'],
      ['Warning', 'A warning saves data.'],
    ] as const) {
      const callout = page.getByRole('note', { name });
      await expect(callout).toContainText(text);
      await expect(callout).toContainText(name);
      await expect(callout).not.toContainText('[!');
    }
  });

  test('code has a title, and different colours in light and dark @all', async ({ page }) => {
    await open(page, './');
    const block = page.getByRole('figure').filter({ hasText: 'hello.tsx' });
    const look = () =>
      block.locator('code').evaluate((code) => {
        const colourOf = (text: string) =>
          getComputedStyle([...code.querySelectorAll('span')].findLast((span) => span.textContent?.includes(text))!)
            .color;
        return [colourOf('export'), colourOf('Hello'), colourOf('Greets')];
      });
    const light = await look();
    expect(new Set(light).size).toBe(3);
    await page.evaluate(() => (document.documentElement.dataset.prefersColor = 'dark'));
    const dark = await look();
    expect(new Set(dark).size).toBe(3);
    for (const [index, colour] of dark.entries()) expect(colour).not.toBe(light[index]);
  });
});

test.describe('the install command', () => {
  test('uses the package manager that the reader chose', async ({ page, context }) => {
    await open(page, '/');
    const main = page.getByRole('main');
    const managers = main.getByRole('tablist', { name: 'Package manager' }).first();
    await expect(main.getByText('npm install @rc-component/table').first()).toBeVisible();
    await managers.getByRole('tab', { name: 'pnpm' }).click();
    await expect(main.getByText('pnpm add @rc-component/table').first()).toBeVisible();
    await expect(main.getByText('npm install @rc-component/table')).toHaveCount(0);
    const other = await context.newPage();
    await open(other, '/');
    const there = other.getByRole('tablist', { name: 'Package manager' }).first();
    await expect(there.getByRole('tab', { name: 'pnpm' })).toHaveAttribute('aria-selected', 'true');
    await expect(other.getByText('pnpm add @rc-component/table').first()).toBeVisible();
    // A choice in one tab is made in the other.
    await there.getByRole('tab', { name: 'yarn' }).click();
    await expect(main.getByText('yarn add @rc-component/table').first()).toBeVisible();
  });
});

test('a wide table has the room of the contents, and on a phone its first column stays in view', async ({ page }) => {
  await open(page, '/guide/comparison');
  const box = page.getByRole('table').filter({ hasText: 'Licence' }).locator('..');
  const rest = () => box.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  expect(await rest()).toBe(0);
  await expect(page.getByRole('navigation', { name: 'On this page' })).toHaveCount(1);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(box).toHaveRole('region');
  expect(await rest()).toBeGreaterThan(300);
  const first = box.getByRole('cell', { name: 'Licence' });
  const before = await first.boundingBox();
  await box.evaluate((element) => element.scrollBy({ left: 300, behavior: 'instant' }));
  expect(await first.boundingBox()).toEqual(before);
  await checkA11y(page, '[role="region"]');
});

test('the changelog begins with the newest versions, names rc-table and links to the releases @all', async ({
  page,
}) => {
  await open(page, '/changelog');
  const main = page.getByRole('main');
  await expect(main.getByText('rc-table').first()).toBeVisible();
  await expect(main.getByRole('link', { name: /releases/ }).first()).toHaveAttribute(
    'href',
    'https://github.com/react-component/table/releases',
  );
  const newest = main.getByRole('listitem').first();
  await expect(newest).toBeVisible();
  await expect(newest).toContainText(/^1\.\d+\.\d+:/);
  const versions = main.getByRole('heading', { level: 2 });
  await expect(versions).toHaveCount(47);
  await expect(versions.first()).toContainText('7.13.3');
  await expect(versions.last()).toContainText('3.2.0');
});

test('the first screen of the overview has a table and links to the guide, the demos and the reference, and below it is every section', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/');
  const main = page.getByRole('main');
  await expect(main.getByRole('rowheader', { name: 'Blackcap' })).toBeInViewport();
  for (const [name, address] of [
    ['Get started', '/guide/getting-started'],
    ['Browse demos', '/demo'],
    ['API reference', '#api'],
  ] as const) {
    const link = main.getByRole('link', { name, exact: true });
    await expect(link).toBeInViewport();
    await expect(link).toHaveAttribute('href', new RegExp(`${address}$`));
  }
  await main.getByRole('button', { name: 'Take a reading at Aurora 7' }).click();
  await expect(
    main
      .getByRole('row', { name: /Aurora 7/ })
      .getByRole('cell')
      .last(),
  ).toHaveText('1');

  // It names the React version and the stylesheet, too.
  await expect(main.getByText(/React 18/).first()).toBeVisible();
  await expect(main.getByText('@rc-component/table/assets/index.css').first()).toBeVisible();
  for (const part of [
    /^Install/,
    /^Development/,
    /^Example/,
    /^Usage/,
    /^API/,
    /Column/,
    /Table\.Summary$/,
    /Table\.Summary\.Row/,
    /^License/,
  ]) {
    await expect(main.getByRole('heading', { name: part }).first()).toBeVisible();
  }
  for (const [table, property] of [
    ['Summary', 'fixed'],
    ['Summary.Row', 'onClick'],
    ['Summary.Cell', 'colSpan'],
  ] as const) {
    const rows = main.getByRole('table', { name: `Properties of ${table}`, exact: true });
    await expect(rows.getByRole('rowheader', { name: property, exact: true })).toBeVisible();
  }
});

test('a whole file is shown, and can be downloaded @all', async ({ page }) => {
  await open(page, '/guide/styling');
  const file = page.getByRole('figure').filter({ hasText: 'table.css' }).first();
  await expect(file.getByText("@import '@rc-component/table/assets/index.css';")).toBeVisible();
  const saved = page.waitForEvent('download');
  await file.getByRole('button', { name: 'Download table.css' }).click();
  const download = await saved;
  expect(download.suggestedFilename()).toBe('table.css');
  const theme = readFileSync(path.join(SITE, 'docs/demo/table.css'), 'utf8');
  expect(readFileSync(await download.path(), 'utf8')).toBe(theme);
});
