import type { Steps } from 'live-docs/test';

export const steps: Steps = {
  'all details load ahead, once that is chosen': async ({ demo, expect }) => {
    const details = demo.getByRole('status', { includeHidden: true });
    await expect(details).toHaveCount(0);
    await demo.getByRole('checkbox', { name: 'Load all details ahead' }).check();
    await expect(details).toHaveCount(5);
    await expect(details.first()).not.toHaveText('Loading participants…');
    await demo.getByRole('button', { name: 'Details of Bookbinding' }).click();
    await expect(details.first()).toBeVisible();
  },
};
