import { checkA11y, expect, open, test } from '../test';

test('two versions are compared, and the address holds the choice', async ({ page }) => {
  await open(page, '/upgrade?from=7.30&to=7.35');
  const from = page.getByLabel('From', { exact: true });
  const to = page.getByLabel('To', { exact: true });
  await expect(from).toHaveValue('7.30');
  await expect(to).toHaveValue('7.35');
  await expect(page.getByRole('heading', { name: 'From 7.30.4 to 7.35.2' })).toBeVisible();
  const item = (name: string) =>
    page
      .getByRole('listitem')
      .filter({ has: page.getByRole('link', { name, exact: true }) })
      .first();
  await expect(item('hidden')).toBeHidden();
  await to.selectOption('1.12');
  await expect(page).toHaveURL(/\/upgrade\?from=7\.30&to=1\.12$/);
  await expect(
    page.getByRole('heading', { name: /From rc-table 7\.30\.4 to @rc-component\/table 1\.12\.0/ }),
  ).toBeVisible();
  await expect(item('expandIcon')).toContainText('Please use components.ExpandIcon instead');
  await checkA11y(page);
  await item('hidden').getByRole('link', { name: 'hidden' }).click();
  await expect(page).toHaveURL(/\/#api-column-hidden$/);
  await expect(page.locator('#api-column-hidden').getByRole('cell').nth(1)).toContainText('since rc-table 7.37');
});

test('a pasted file is checked in the page, and survives a reload @all', async ({ page }) => {
  await open(page, '/upgrade?from=7.55&to=1.12');
  await page.locator('summary', { hasText: 'Check your code' }).click();
  const field = page.getByLabel('Your code');
  const code = "import Table from 'rc-table';\nexport default () => <Table data={[]} indentSize={8} />;";
  await field.fill(code);
  const item = page.getByRole('status').getByRole('listitem').filter({ hasText: 'Table.indentSize' });
  await expect(item).toContainText('Use expandable.indentSize instead', { timeout: 30_000 });
  await expect(page.getByRole('status').filter({ hasText: '1 breaking, 1 deprecated' })).toBeVisible();
  await checkA11y(page);
  await item.getByRole('button', { name: 'Line 2' }).click();
  await expect(field).toBeFocused();
  expect(
    await field.evaluate((area: HTMLTextAreaElement) => area.value.slice(area.selectionStart, area.selectionEnd)),
  ).toBe('indentSize');
  await expect(item.getByRole('link', { name: 'Table.indentSize' })).toHaveAttribute('href', /#api-table-indentSize$/);
  await page.reload();
  await expect(page.getByLabel('Your code')).toHaveValue(code);
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(page.getByLabel('Your code')).toHaveValue('');
});

test('a table of the reference is filtered for what is new @all', async ({ page }) => {
  await open(page, '/guide/api');
  const table = page.getByRole('table', { name: 'Properties of Expandable', exact: true });
  const toggle = page.getByRole('button', { name: 'New since 1.11: Expandable' });
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  await expect(table.getByRole('rowheader')).toHaveText([/forceRender/, /onExpandAll/, /showExpandAll/]);
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('the last five steps can be read, and each step has an address @all', async ({ page }) => {
    await page.goto('/upgrade');
    await expect(page.getByRole('heading', { name: '1.10 → 1.11' })).toBeVisible();
    await expect(page.getByLabel('From', { exact: true })).toBeHidden();
    await page.goto('/upgrade/steps#7.37');
    await expect(page.getByRole('heading', { name: '7.36 → 7.37' })).toBeInViewport();
  });
});
