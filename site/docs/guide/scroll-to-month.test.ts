import type { Steps } from 'live-docs/test';

export const steps: Steps = {
  'the chosen month shows beside the fixed column, forwards and back': async ({
    demo,
    expect,
  }) => {
    const choice = demo.getByLabel('Scroll to');
    const header = (name: string) => demo.getByRole('columnheader', { name, exact: true });
    const gap = async (month: string) => {
      const city = (await header('City').boundingBox())!;
      const { x } = (await header(month).boundingBox())!;
      return Math.round(x - city.x - city.width);
    };
    for (const month of ['May', 'Feb']) {
      await choice.selectOption(month);
      await expect.poll(() => gap(month)).toBe(0);
    }
    await choice.selectOption('Dec');
    await expect(header('Dec')).toBeInViewport({ ratio: 1 });
  },
};
