import { expect, open, test } from '../../../../packages/live-docs/tests/e2e/test';

test('tree-data: children show, and a search keeps and opens the ancestors @all', async ({ page }) => {
  await open(page, '/guide/tree-data');
  const minimal = page.locator('[data-demo="tree-minimal"] [data-demo-preview]');
  await expect(minimal.getByText('Spoke')).toBeVisible();
  await minimal.getByRole('button', { name: 'Rows below Hub' }).press('Enter');
  await expect(minimal.getByText('Bearing')).toBeVisible();

  const demo = page.locator('[data-demo="tree-filter"] [data-demo-preview]');
  await demo.getByLabel('Search').fill('archiv');
  await expect(demo.locator('tbody').getByRole('row')).toHaveText([/Maren Wolf/, /Idris Osei/, /Jun Nakano/]);
  await demo.getByRole('button', { name: 'Rows below Idris Osei' }).click();
  await expect(demo.getByText('Jun Nakano')).toHaveCount(0);
  await demo.getByLabel('Search').fill('');
  await demo.getByRole('button', { name: 'Expand all' }).click();
  await expect(demo.locator('tbody').getByRole('row')).toHaveCount(8);
  await demo.getByRole('button', { name: 'Collapse all' }).click();
  await expect(demo.locator('tbody').getByRole('row')).toHaveCount(1);
});

test('tree-data: children load on demand, with an error and an empty folder @all', async ({ page }) => {
  await open(page, '/guide/tree-data');
  const demo = page.locator('[data-demo="tree-lazy-children"] [data-demo-preview]');
  const toggle = (name: string) => demo.getByRole('button', { name: `Rows below ${name}` });
  await toggle('Photos').click();
  await expect(demo.getByText('loading…')).toBeVisible();
  await expect(demo.getByText('cover.jpg')).toBeVisible();
  await toggle('2025').click();
  await expect(demo.getByText('oven.jpg')).toBeVisible();
  await toggle('Drafts').click();
  await expect(demo.getByText('empty', { exact: true })).toBeVisible();
  await toggle('Recipes').click();
  await expect(demo.getByText('not loaded')).toBeVisible();
  await toggle('Recipes').click();
  await toggle('Recipes').click();
  await expect(demo.getByText('bread.md')).toBeVisible();
  await expect(demo.getByRole('status')).toHaveText('Recipes: 2 entries');
});
