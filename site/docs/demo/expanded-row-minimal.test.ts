import type { Steps } from 'live-docs/test';

export const steps: Steps = {
  'its rows open': async ({ demo, expect }) => {
    const toggle = demo.getByRole('button', { name: 'Log of build #117' });
    await toggle.click();
    await expect(demo.getByText('412 tests passed')).toBeVisible();
    await toggle.click();
    await expect(demo.getByText('412 tests passed')).toBeHidden();
  },
};
