import type { Steps } from 'live-docs/test';

export const steps: Steps = {
  'the totals stay above the bar while the rows scroll': async ({ demo, expect }) => {
    const bar = demo.getByRole('button', { name: 'Send the report' }).locator('..');
    const left = demo.getByRole('row', { name: 'Left of €3,000 €747' });
    const edges = async () => {
      const [row, below] = [(await left.boundingBox())!, (await bar.boundingBox())!];
      return Math.round(row.y + row.height - below.y);
    };
    await expect.poll(edges).toBe(0);
    await demo
      .getByRole('row', { name: 'Posters' })
      .evaluate((row) => row.scrollIntoView({ block: 'start', behavior: 'instant' }));
    await expect(demo.getByRole('row', { name: 'Rehearsal room' })).not.toBeInViewport();
    expect(await edges()).toBe(0);
  },
};
