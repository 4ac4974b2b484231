import type { Steps } from 'live-docs/test';

export const steps: Steps = {
  'each row has the lines of its level, and the last of a parent ends them': async ({
    demo,
    expect,
  }) => {
    const linesOf = async (name: string) => {
      const lines = demo.getByRole('row', { name }).locator('.tree-line');
      const classes = await lines.evaluateAll((all) => all.map(({ className }) => className));
      return classes.map((className) => className.replace('tree-line ', ''));
    };
    await expect(demo.getByRole('row', { name: 'Saddle' })).toBeVisible();
    expect(await linesOf('Saddle')).toEqual([]);
    expect(await linesOf('Rim')).toEqual(['middle']);
    expect(await linesOf('Bearing')).toEqual(['past', 'last']);
    expect(await linesOf('Spoke')).toEqual(['last']);
  },

  'the lines of two rows meet, and are below the icon': async ({ demo, expect }) => {
    const line = (name: string) => demo.getByRole('row', { name }).locator('.tree-line').first();
    const [rim, hub] = [(await line('Rim').boundingBox())!, (await line('Hub').boundingBox())!];
    expect(hub.x).toBe(rim.x);
    expect(hub.y).toBeLessThanOrEqual(rim.y + rim.height);
    const icon = (await demo.getByRole('button', { name: 'Rows below Wheel' }).boundingBox())!;
    expect(Math.abs(icon.x + icon.width / 2 - rim.x)).toBeLessThan(2);
  },
};
