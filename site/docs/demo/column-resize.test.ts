import type { Steps } from 'live-docs/test';

export const steps: Steps = {
  'dragging an edge by 60 px widens its column by 60 px': async ({ demo, page, expect }) => {
    const header = demo.getByRole('columnheader', { name: 'Supplier' }).first();
    const handle = demo.getByRole('separator', { name: 'Width of Supplier' }).first();
    const width = async () => Math.round((await header.boundingBox())!.width);
    const before = await width();
    await handle.hover();
    const box = (await handle.boundingBox())!;
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    for (const step of [20, 40, 60]) await page.mouse.move(x + step, y);
    await page.mouse.up();
    await expect.poll(width).toBe(before + 60);
    await expect(handle).toHaveAttribute('aria-valuenow', String(before + 60));
  },

  'the arrow keys move the edge': async ({ demo, page, expect }) => {
    const handle = demo.getByRole('separator', { name: 'Width of Article' }).first();
    const before = Number(await handle.getAttribute('aria-valuenow'));
    await handle.focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect(handle).toHaveAttribute('aria-valuenow', String(before + 20));
    await expect(handle).toBeFocused();
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowLeft');
    await expect(handle).toHaveAttribute('aria-valuenow', '80');
  },
};
