import { expect, test } from '../../../../packages/live-docs/tests/e2e/test';
import { openDemo, PLACES } from './places';

for (const place of PLACES) {
  test(`simple at /${place}: three clicks, and the cell says 3 @dev`, async ({ page }) => {
    const preview = await openDemo(page, place, 'simple');
    const three = preview.getByRole('cell', { name: '3', exact: true });
    await expect(three).toHaveCount(0);
    for (let click = 1; click <= 3; click++) await preview.getByRole('button').click();
    await expect(three).toHaveCount(1);
  });
}
