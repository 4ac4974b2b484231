import type { Steps } from 'live-docs/test';

export const steps: Steps = {
  'the page says so, without an alert': async ({ demo, page, expect }) => {
    const dialogs: string[] = [];
    page.on('dialog', (dialog) => {
      dialogs.push(dialog.message());
      void dialog.dismiss();
    });
    const status = demo.getByRole('status');
    const summary = demo.locator('tfoot').getByRole('row');
    await expect(summary).toHaveText('Sum16£493.84');
    await summary.getByRole('cell', { name: '£493.84' }).click();
    await expect(status).toContainText('shows the mean');
    await expect(summary).toHaveText('Mean3.2£98.77');
    await demo.getByRole('button', { name: 'Mean' }).press('Enter');
    await expect(status).toContainText('shows the sum');
    await expect(summary).toHaveText('Sum16£493.84');
    expect(dialogs).toEqual([]);
  },
};
