import type { Steps } from 'live-docs/test';

export const steps: Steps = {
  'the row below grows, and shrinks before it goes': async ({ demo, page, expect }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const button = demo.getByRole('button', { name: 'Details of Sourdough' });
    const row = demo.locator('.rc-table-expanded-row');
    /** Presses the button. @returns how high the row below is in the middle of its transition. */
    const pressHalfway = () =>
      button.evaluate(async (element: HTMLElement) => {
        element.click();
        await new Promise(requestAnimationFrame);
        const below = element.closest('tbody')?.querySelector('.rc-table-expanded-row');
        const transitions = below?.getAnimations({ subtree: true }) ?? [];
        for (const transition of transitions) {
          transition.pause();
          transition.currentTime = 100;
        }
        const height = below?.getBoundingClientRect().height ?? 0;
        for (const transition of transitions) transition.finish();
        return height;
      });

    const opening = await pressHalfway();
    await expect(row).toBeVisible();
    const { height } = (await row.boundingBox())!;
    expect(opening).toBeGreaterThan(0);
    expect(opening).toBeLessThan(height);

    const closing = await pressHalfway();
    expect(closing).toBeGreaterThan(0);
    expect(closing).toBeLessThan(height);
    await expect(row).toBeHidden();
  },
};
