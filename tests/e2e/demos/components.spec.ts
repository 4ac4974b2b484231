import { expect, test } from '../test';
import { openDemo, PLACES } from './places';

for (const place of PLACES) {
  test(`components at /${place}: the extra element shows, stays with the head, and answers @dev`, async ({ page }) => {
    const preview = await openDemo(page, place, 'components');
    const box = preview.getByRole('region', { name: 'Departures' });
    const late = box.getByRole('checkbox', { name: 'Late flights only' });
    const last = preview.getByRole('row', { name: 'Amman' });
    await expect(late).toBeInViewport();
    await expect(last).not.toBeInViewport();
    await box.evaluate((element) => element.scrollTo(0, element.scrollHeight));
    await expect(last).toBeInViewport();
    await expect(late).toBeInViewport({ ratio: 1 });
    await expect(preview.locator('thead').getByRole('columnheader', { name: 'Gate' })).toBeInViewport({ ratio: 1 });
    await late.check();
    await expect(preview.getByText('6 of 18 flights')).toBeVisible();
    await expect(preview.locator('[data-row-key]')).toHaveCount(6);
    await expect(late).toBeFocused();
  });

  test(`components at /${place}: each part has the class that is named for it`, async ({ page }) => {
    const preview = await openDemo(page, place, 'components');
    await expect(preview.locator('.rc-table-container.board')).toHaveCount(1);
    await expect(preview.locator('thead.board-head th.board-head-cell')).toHaveCount(4);
    await expect(preview.locator('tbody.board-body tr.board-row td.board-cell')).toHaveCount(18 * 4);
    await expect(preview.locator('.rc-table-footer.board-footer')).toHaveText('18 of 18 flights');
  });
}
