import { expect, test } from '../../../../packages/live-docs/tests/e2e/test';
import { openDemo, PLACES } from './places';

for (const place of PLACES) {
  test(`components at /${place}: the extra element shows, and stays with the header @dev`, async ({ page }) => {
    const preview = await openDemo(page, place, 'components');
    const box = preview.getByRole('region', { name: 'Departures' });
    const bar = preview.getByText('Departures, local time');
    const last = preview.getByRole('row', { name: 'Athens' });
    await expect(bar).toBeInViewport();
    await expect(last).not.toBeInViewport();
    await box.evaluate((element) => element.scrollTo(0, element.scrollHeight));
    await expect(last).toBeInViewport();
    await expect(bar).toBeInViewport({ ratio: 1 });
    await expect(preview.locator('thead').getByRole('columnheader', { name: 'Gate' })).toBeInViewport({ ratio: 1 });
  });

  test(`components at /${place}: each part has the class that is named for it`, async ({ page }) => {
    const preview = await openDemo(page, place, 'components');
    await expect(preview.locator('.rc-table-container.board')).toHaveCount(1);
    await expect(preview.locator('thead.board-header th.board-header-cell')).toHaveCount(4);
    await expect(preview.locator('tbody.board-body tr.board-row td.board-cell')).toHaveCount(16 * 4);
    await expect(preview.locator('.rc-table-footer.board-footer')).toHaveText('16 flights');
  });
}
