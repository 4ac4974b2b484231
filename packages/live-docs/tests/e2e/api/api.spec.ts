import { checkA11y, expect, open, test } from '../test';
import { choose } from '../choose';
import { watchFor } from '../watch-for';

test('a property has a row, the row an address, and its table a filter, an import line and texts in the language of the chrome', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const data: string[] = [];
  page.on('request', (request) => /\/api-[^/]*\.json$/.test(request.url()) && data.push(request.url()));
  await open(page, '/#api-table-showHeader');
  const row = page.locator('#api-table-showHeader');
  await expect(row).toBeInViewport();
  await expect(row.getByRole('rowheader')).toContainText('showHeader');
  await expect(row.getByRole('cell').first()).toHaveText('boolean');
  await expect(row.getByRole('cell').nth(2)).toHaveText('true');
  // The document has the rows.
  expect(data).toEqual([]);

  await test.step('the import line is copied', async () => {
    const copied = await watchFor(page.getByRole('main'), '[data-outcome="copied"]');
    await page.getByRole('button', { name: 'Copy import' }).first().click();
    await copied();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      "import Table, { type TableProps } from '@rc-component/table';",
    );
  });

  await test.step('a table is filtered by what is typed', async () => {
    const table = page.getByRole('table', { name: 'Properties of Column', exact: true });
    await expect(table.getByRole('rowheader', { name: 'rowScope' })).toBeVisible();
    await page.getByLabel('Filter properties of Column', { exact: true }).fill('scope');
    await expect(table.getByRole('rowheader')).toHaveText([/rowScope/]);
  });

  await test.step('the texts are in the language of the chrome, from a chunk of their own', async () => {
    await choose(page, 'Language', '中文');
    await expect(page.locator('#api-table-caption')).toContainText('元素的内容');
    await choose(page, '语言', 'English');
    await expect(page.locator('#api-table-caption')).toContainText('Content of the caption element');
  });
});

test('a row that has moved to another page is there, by its old address @all', async ({ page }) => {
  await page.goto('/zh-CN#api-expandable-expandRowByClick');
  await expect(page).toHaveURL('/zh-CN/guide/api#api-expandable-expandRowByClick');
  await expect(page.locator('#api-expandable-expandRowByClick')).toBeInViewport();
});

test('a table can be skipped by keyboard, and a name in a type shows its definition to the pointer and to the keyboard, and leads there', async ({
  page,
}) => {
  await open(page, '/');
  await test.step('a table can be skipped by keyboard', async () => {
    const skip = page.getByRole('link', { name: 'Skip table Table', exact: true });
    await skip.focus();
    await expect(skip).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('main').getByRole('link', { name: 'expandable', exact: true }).last()).toBeFocused();
  });

  const name = page.locator('#api-table-rowKey').getByRole('link', { name: 'GetRowKey', exact: true });
  const card = page.getByRole('tooltip');
  await name.hover();
  await expect(card).toContainText('index?: number) => Key');
  // It follows its name as far as the page moves below a pointer that's still on it.
  const gap = async () => (await card.boundingBox())!.y - (await name.boundingBox())!.y;
  const before = { gap: await gap(), top: await page.evaluate(() => scrollY) };
  await page.mouse.wheel(0, 4);
  await expect.poll(() => page.evaluate(() => scrollY)).not.toBe(before.top);
  await expect.poll(gap).toBeCloseTo(before.gap, 0);
  await card.hover();
  await expect(card).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(card).toBeHidden();
  await page.locator('#api-table-rowKey').getByRole('link', { name: 'rowKey', exact: true }).focus();
  while (!(await name.evaluate((link) => link === document.activeElement))) await page.keyboard.press('Tab');
  await expect(card).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.locator('#type-GetRowKey')).toBeInViewport();
  // A name under Types does so, too.
  await page.locator('#type-ColumnsType').getByRole('link', { name: 'ColumnType', exact: true }).hover();
  await expect(page.getByRole('tooltip')).toContainText('interface ColumnType<RecordType>');
});

test.describe('on a touch screen', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('rows are cards, a tap on a name shows its definition, and a second one follows it @all', async ({ page }) => {
    await open(page, '/');

    await test.step('rows are cards that fit the screen, and still rows of a table', async () => {
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
      const table = page.getByRole('table', { name: 'Properties of Table', exact: true });
      const card = table.getByRole('row', { name: /^rowKey/ });
      const type = await card.getByRole('cell').first().boundingBox();
      const header = await card.getByRole('rowheader').boundingBox();
      expect(type!.y).toBeGreaterThanOrEqual(header!.y + header!.height);
      await checkA11y(page, 'table:has(#api-table-rowKey)');
    });

    const row = page.locator('#api-table-rowKey');
    const name = row.getByRole('link', { name: 'GetRowKey' });
    await name.tap();
    await expect(page.getByRole('tooltip')).toContainText('type GetRowKey');
    expect(new URL(page.url()).hash).toBe('');
    const top = await page.evaluate(() => scrollY);
    await page.locator('#api-table-data').getByText('Records to show').tap();
    await expect(page.getByRole('tooltip')).toBeHidden();
    expect(await page.evaluate(() => scrollY)).toBe(top);

    await test.step('a second tap follows a name, and so does one on a name in the card', async () => {
      await name.scrollIntoViewIfNeeded();
      await name.tap();
      await page.getByRole('tooltip').getByRole('link', { name: 'Key', exact: true }).tap();
      await expect(page).toHaveURL(/#type-Key$/);
      await expect(page.locator('#type-Key')).toBeInViewport();
      await expect(page.getByRole('tooltip')).toBeHidden();
      await name.scrollIntoViewIfNeeded();
      await name.tap();
      await expect(page.getByRole('tooltip')).toBeVisible();
      await name.tap();
      await expect(page).toHaveURL(/#type-GetRowKey$/);
    });
  });
});

test('demos and properties lead to each other', async ({ page }) => {
  await open(page, '/demo/hide-header');
  await page.getByRole('region', { name: 'Properties used' }).getByRole('link', { name: 'showHeader' }).click();
  const row = page.locator('#api-table-showHeader');
  await expect(row).toBeInViewport();
  await row.getByRole('link', { name: 'Hide Header' }).click();
  await expect(page).toHaveURL(/\/demo\/hide-header$/);
  // What was opened for the link is open for a reader who comes back.
  await page.goBack();
  await expect(row).toBeInViewport();
});

test('what a reader goes to in the reference stays where it is, on a first visit, after a reload and after another page', async ({
  page,
}) => {
  await open(page, '/');
  const row = page.locator('#api-column-render');
  /** How far it moves in the frames after it's scrolled to. The browser keeps it in place but for parts of a pixel. */
  const drift = () =>
    row.evaluate(async (element) => {
      const tops: number[] = [];
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      for (let frame = 0; frame < 10; frame++) {
        tops.push(element.getBoundingClientRect().top);
        await new Promise((resolve) => requestAnimationFrame(resolve));
      }
      return Math.max(...tops) - Math.min(...tops);
    });
  expect(await drift()).toBeLessThan(1);
  await page.reload();
  await expect(row).toBeInViewport();

  const topOf = () => row.evaluate((element) => Math.round(element.getBoundingClientRect().top));
  const before = await topOf();
  await page.getByRole('navigation', { name: 'Sidebar' }).getByRole('link', { name: 'Sorting', exact: true }).click();
  await expect(page).toHaveURL(/\/guide\/sorting$/);
  await expect(row).toHaveCount(0);
  await page.goBack();
  await expect(row).toBeInViewport();
  await expect.poll(topOf).toBe(before);
});

test('what is far down is laid out once the reader does something, and from the start for a reader who begins there @all', async ({
  page,
}) => {
  const isLaidOut = () =>
    Promise.all(
      ['[id^=api-]:not(details *)', '[data-run] > p a', '[data-demo=simple] table'].map((far) =>
        page
          .locator(`main ${far}`)
          .last()
          .evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true })),
      ),
    );
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  await page.goto('/#api-column-render', { waitUntil: 'commit' });
  await page.locator('footer').last().waitFor();
  expect(await isLaidOut()).toEqual([true, true, true]);
  await open(page, '/changelog');
  await open(page, '/#api-column-render');
  const whole = await height();
  await open(page, '/changelog');
  await open(page, '/');
  expect(await isLaidOut()).toEqual([false, false, false]);
  await page.keyboard.press('Shift');
  await expect.poll(isLaidOut).toEqual([true, true, true]);
  await expect.poll(height).toBe(whole);
});

test('a page that is loaded again shows the row of its address where it was, in a part that is closed at first @all', async ({
  page,
}) => {
  await open(page, '/#api-table-showHeader');
  const row = page.locator('#api-table-showHeader');
  await expect(row).toBeInViewport();
  const topOf = () => row.evaluate((element) => Math.round(element.getBoundingClientRect().top));
  await page.evaluate(() => scrollBy({ top: -100, behavior: 'instant' }));
  const before = await topOf();
  await page.reload();
  await expect.poll(topOf).toBe(before);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the tables are there in full, and the fields that need a script are not @all', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('#api-table-showHeader')).toBeVisible();
    await expect(page.locator('#api-table-showHeader')).toContainText('true');
    await expect(page.getByLabel('Filter properties of Table')).toBeHidden();
    await expect(page.locator('#type-GetRowKey')).toContainText('(record: RecordType, index?: number)');
  });
});

test.describe('a site that does not read its library', () => {
  test.use({ site: 'two-level' });

  test('says so where a table would be @all', async ({ page }) => {
    await open(page, './reference/api');
    await expect(page.getByRole('status').filter({ hasText: 'apiParser' })).toHaveText(
      'apiParser must be enabled to use auto-generated API',
    );
  });
});
