import type { Steps } from 'live-docs/test';

export const steps: Steps = {
  'a button with text opens its row, and there is no expand column': async ({ demo, expect }) => {
    await expect(demo.getByRole('columnheader')).toHaveText(['Workshop', 'Day', 'Details']);
    const about = demo.getByRole('button', { name: 'About Sourdough' });
    await about.click();
    await expect(about).toHaveAttribute('aria-expanded', 'true');
    await expect(demo.getByText('Bring a jar.')).toBeVisible();
    await about.click();
    await expect(demo.getByText('Bring a jar.')).toBeHidden();
  },
};
