import type { Steps } from 'live-docs/test';

export const steps: Steps = {
  "late orders are marked, and hover changes the row's colour": async ({ demo, page, expect }) => {
    const row = (state: string) => demo.getByRole('row').filter({ hasText: state }).first();
    const background = (state: string) =>
      row(state)
        .getByRole('cell')
        .first()
        .evaluate((cell) => getComputedStyle(cell).backgroundColor);
    const plain = await background('Sent');
    expect(await background('Late')).not.toBe(plain);
    await row('Sent').hover();
    await expect.poll(() => background('Sent')).not.toBe(plain);
    await page.mouse.move(0, 0);
    await expect.poll(() => background('Sent')).toBe(plain);
  },
};
