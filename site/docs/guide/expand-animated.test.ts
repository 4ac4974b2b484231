import type { Steps } from 'live-docs/test';

export const steps: Steps = {
  'the row below grows, and shrinks before it goes': async ({ demo, page, expect }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const button = demo.getByRole('button', { name: 'Details of Sourdough' });
    const row = demo.locator('.rc-table-expanded-row');
    /** How high the row is in each frame, until it no longer changes for a while. */
    const heights = () =>
      demo.evaluate(async (element) => {
        const seen: number[] = [];
        for (const start = performance.now(); performance.now() - start < 600;) {
          await new Promise(requestAnimationFrame);
          const open = element.querySelector('.rc-table-expanded-row');
          const height = open?.getBoundingClientRect().height ?? 0;
          if (height !== seen.at(-1)) seen.push(height);
        }
        return seen;
      });
    const press = () => button.evaluate((element: HTMLElement) => element.click());

    const [, grown] = await Promise.all([press(), heights()]);
    const full = grown.at(-1)!;
    expect(full).toBeGreaterThan(30);
    expect(grown.some((height) => height > 0 && height < full)).toBe(true);

    const [, shrunk] = await Promise.all([press(), heights()]);
    expect(shrunk.some((height) => height > 0 && height < full)).toBe(true);
    await expect(row).toBeHidden();
  },
};
