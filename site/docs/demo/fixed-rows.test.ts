import type { Steps } from 'live-docs/test';

export const steps: Steps = {
  'fixed rows stay below the header, one below the other, while others scroll': async ({
    demo,
    expect,
  }) => {
    await demo.getByRole('checkbox', { name: 'Fix Bogotá' }).check();
    const body = demo.locator('.rc-table-body');
    const row = (name: string) => demo.getByRole('row').filter({ hasText: name });
    const place = async (name: string) =>
      Math.round((await row(name).boundingBox())!.y - (await body.boundingBox())!.y);
    await expect.poll(() => place('Oslo')).toBe(44);
    await body.evaluate((element) => element.scrollTo({ top: 500 }));
    await expect(row('Buenos Aires')).not.toBeInViewport();
    await expect.poll(() => place('Bogotá')).toBe(0);
    expect(await place('Oslo')).toBe(44);

    await demo.getByRole('checkbox', { name: 'Fix Oslo' }).uncheck();
    await body.evaluate((element) => element.scrollTo({ top: 0 }));
    await expect.poll(() => place('Bogotá')).toBe(0);
    await expect(row('Oslo')).not.toBeInViewport();
  },
};
