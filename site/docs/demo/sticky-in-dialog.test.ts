import type { Steps } from 'live-docs/test';

export const steps: Steps = {
  'in a dialog and in a drawer, header and scroll bar stay at the edges of the content': async ({
    demo,
    page,
    expect,
  }) => {
    for (const place of ['dialog', 'drawer']) {
      await demo.getByRole('button', { name: `Open the ${place}` }).click();
      const dialog = page.getByRole('dialog', { name: 'Climates' });
      const content = dialog.locator('.dialog-content');
      await content.evaluate((element) => element.scrollTo({ top: 400 }));
      const box = (await content.boundingBox())!;
      const header = dialog.getByRole('columnheader', { name: 'City' });
      await expect.poll(async () => Math.round((await header.boundingBox())!.y - box.y)).toBe(0);
      const bar = dialog.locator('.rc-table-sticky-scroll');
      const below = async () => {
        const { y, height } = (await bar.boundingBox())!;
        return Math.round(y + height - box.y - box.height);
      };
      await expect.poll(below).toBe(0);
      // One bar for each direction: the dialog itself doesn't scroll.
      expect(
        await dialog.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight),
      ).toBe(0);
      await dialog.getByRole('button', { name: 'Close' }).click();
      await expect(dialog).toBeHidden();
    }
  },
};
