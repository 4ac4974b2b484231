import type { Steps } from 'live-docs/test';

export const steps: Steps = {
  'three clicks, and the cell says 3': async ({ demo, expect }) => {
    const three = demo.getByRole('cell', { name: '3', exact: true });
    await expect(three).toHaveCount(0);
    for (let click = 1; click <= 3; click++) await demo.getByRole('button').click();
    await expect(three).toHaveCount(1);
  },
};
