import type { Steps } from 'live-docs/test';

export const steps: Steps = {
  'texts end after two lines, after three, or in full': async ({ demo, page, expect }) => {
    await page.setViewportSize({ width: 600, height: 900 });
    const texts = demo.locator('.clamp');
    const lines = () =>
      texts.evaluateAll((all) =>
        all.map(
          (text) => text.clientHeight / Number.parseFloat(getComputedStyle(text).lineHeight),
        ),
      );
    const most = async () => Math.round(Math.max(...(await lines())));
    const cut = () =>
      texts.evaluateAll((all) => all.some((text) => text.scrollHeight > text.clientHeight));
    expect(await most()).toBe(2);
    expect(await cut()).toBe(true);
    await demo.getByLabel('Lines').selectOption('3');
    await expect.poll(most).toBe(3);
    await demo.getByLabel('Lines').selectOption('all');
    await expect.poll(cut).toBe(false);
  },
};
