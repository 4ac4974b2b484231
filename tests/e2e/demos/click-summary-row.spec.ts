import { expect, test } from '../test';
import { openDemo, PLACES } from './places';

for (const place of PLACES) {
  test(`click-summary-row at /${place}: the page says so, without an alert @dev`, async ({ page }) => {
    const dialogs: string[] = [];
    page.on('dialog', (dialog) => {
      dialogs.push(dialog.message());
      void dialog.dismiss();
    });
    const preview = await openDemo(page, place, 'click-summary-row');
    const says = preview.getByRole('status');
    const summary = preview.locator('tfoot').getByRole('row');
    await expect(summary).toHaveText('Sum17£502.59');
    await summary.getByRole('cell', { name: '£502.59' }).click();
    await expect(says).toHaveText('You clicked the summary row once: it shows the mean.');
    await expect(summary).toHaveText('Mean2.8£83.77');
    await preview.getByRole('button', { name: 'Mean, show the sum' }).press('Enter');
    await expect(says).toHaveText('You clicked the summary row 2 times: it shows the sum.');
    await expect(summary).toHaveText('Sum17£502.59');
    expect(dialogs).toEqual([]);
  });
}
