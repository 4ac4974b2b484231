import type { Locator } from '@playwright/test';
import type { Steps } from 'live-docs/test';

const row = (preview: Locator, number: number) =>
  preview
    .locator('tbody')
    .getByRole('row')
    .filter({ has: preview.page().getByRole('cell', { name: String(number), exact: true }) });

/** The y positions of a row's edges below the top edge of the body, and the height of the body. */
async function place(preview: Locator, number: number) {
  const body = (await preview.locator('.rc-table-body').boundingBox())!;
  const { y, height } = (await row(preview, number).boundingBox())!;
  return {
    top: Math.round(y - body.y),
    bottom: Math.round(y + height - body.y),
    height: Math.round(body.height),
  };
}

export const steps: Steps = {
  'each button scrolls to the row it names': async ({ demo, expect }) => {
    await demo.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    for (const [button, number] of [
      ['Train RE 285', 26],
      ['Row 50, centred', 50],
      ['Row 40, one row lower', 40],
      ['Top', 1],
    ] as const) {
      await expect(row(demo, number)).not.toBeInViewport();
      await demo.getByRole('button', { name: button }).click();
      await expect(row(demo, number)).toBeInViewport({ ratio: 0.9 });
    }
  },

  'align and offset place the row in the body': async ({ demo, expect }) => {
    await demo.getByRole('button', { name: 'Train RE 285' }).click();
    await expect.poll(async () => (await place(demo, 26)).bottom).toBe(330);
    await demo.getByRole('button', { name: 'Row 40, one row lower' }).click();
    await expect.poll(async () => (await place(demo, 40)).top).toBe(44);
    await demo.getByRole('button', { name: 'Row 50, centred' }).click();
    const offCentre = async () => {
      const { top, bottom, height } = await place(demo, 50);
      return Math.abs((top + bottom) / 2 - height / 2);
    };
    await expect.poll(offCentre).toBeLessThan(2);
  },
};
