import { expect, open, test } from '../../../../packages/live-docs/tests/e2e/test';

test('the counts of rendered contents are those that the guide explains @all', async ({ page }) => {
  await open(page, '/guide/performance');
  const demo = page.locator('[data-demo="memoised-cells"] [data-demo-preview]');
  const count = demo.getByText('Cell contents rendered:');
  for (const [kind, change, parent] of [
    ['Plain', 200, 200],
    ['shouldCellUpdate', 4, 0],
    ['genTable', 4, 0],
  ] as const) {
    await demo.getByLabel('Table').selectOption(kind);
    await demo.getByRole('button', { name: 'Change one value' }).click();
    await expect(count).toHaveText(`Cell contents rendered: ${change}`);
    await demo.getByRole('button', { name: 'Render the parent' }).click();
    await expect(count).toHaveText(`Cell contents rendered: ${parent}`);
  }
});
