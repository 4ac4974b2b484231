import { liveBlock } from '../live/live-block';
import { expect, open, test } from '../test';

test.use({ site: 'two-level' });

const PAGE = 'reference/examples';

test('a list shows each component of its files with a heading @dev-all', async ({ page }) => {
  await open(page, PAGE);
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(['Size', 'Switch', 'Elsewhere']);
  await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveText(['Plain', 'Loud']);
  await expect(page.getByText("It's on or off.", { exact: true })).toBeVisible();
  await expect(page.getByText('The window is there')).toBeVisible();
  await page.getByRole('button', { name: 'Loud is OFF' }).click();
  await expect(page.getByRole('button', { name: 'Loud is ON' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Plain is off' })).toBeVisible();
  await page.locator('[data-demo="reference-size"]').getByRole('spinbutton', { name: 'size' }).fill('7');
  await expect(page.getByText('The size is 7')).toBeVisible();
  await open(page, '~demos/reference-switch-loud');
  await expect(page.getByRole('button', { name: 'Loud is OFF' })).toBeVisible();
});

test('an edit of a component that is exported by name runs, and one that renames it says what there is @all', async ({
  page,
}) => {
  await open(page, PAGE);
  const { block, frame, alert, show, replace, write, comesTo } = liveBlock(page, 'reference-switch-loud');
  await show();
  await replace('toUpperCase', 'toLowerCase');
  await comesTo('compiled');
  await frame.getByRole('button', { name: 'Loud is off' }).click();
  await expect(frame.getByRole('button', { name: 'Loud is on' })).toBeVisible();
  await write('export const rows = [];\nexport function Quiet() {\n  return <p>Quiet</p>;\n}\n');
  await comesTo('error');
  await expect(alert).toContainText('There is no export "Loud", which this demo shows. The file exports Quiet');
  await block.getByRole('button', { name: 'Reset' }).click();
  await comesTo('idle');
});
