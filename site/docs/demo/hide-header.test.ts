import type { Steps } from 'live-docs/test';

export const steps: Steps = {
  'there is no header': async ({ demo, expect }) => {
    const table = demo.getByRole('table', { name: 'Weather in Tromsø' });
    await expect(table.getByRole('rowheader', { name: 'Snow depth' })).toBeVisible();
    await expect(table.locator('thead')).toHaveCount(0);
    await expect(table.getByRole('columnheader')).toHaveCount(0);
  },
};
