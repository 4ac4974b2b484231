import { expect, test } from '../../../../packages/live-docs/tests/e2e/test';
import { openDemo, PLACES } from './places';

for (const place of PLACES) {
  test(`click-summary-row at /${place}: the page says so, without an alert @dev`, async ({ page }) => {
    const dialogs: string[] = [];
    page.on('dialog', (dialog) => {
      dialogs.push(dialog.message());
      void dialog.dismiss();
    });
    const preview = await openDemo(page, place, 'click-summary-row');
    const status = preview.getByRole('status');
    const summary = preview.locator('tfoot').getByRole('row');
    await expect(summary).toHaveText('Sum16£493.84');
    await summary.getByRole('cell', { name: '£493.84' }).click();
    await expect(status).toContainText('shows the mean');
    await expect(summary).toHaveText('Mean3.2£98.77');
    await preview.getByRole('button', { name: 'Mean' }).press('Enter');
    await expect(status).toContainText('shows the sum');
    await expect(summary).toHaveText('Sum16£493.84');
    expect(dialogs).toEqual([]);
  });
}
