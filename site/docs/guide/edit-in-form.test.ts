import type { Steps } from 'live-docs/test';

export const steps: Steps = {
  'the form saves all cells at once, once they are valid': async ({ demo, expect }) => {
    const price = demo.getByRole('spinbutton', { name: 'Price of Pumpkin soup' });
    const sum = demo.getByRole('status');
    const before = await sum.textContent();
    await price.fill('');
    await demo.getByRole('button', { name: 'Save' }).click();
    await expect(sum).toHaveText(before!);
    await expect(price).toBeFocused();
    await price.fill('8.50');
    await price.press('Enter');
    await expect(sum).toHaveText(
      `Sum of the prices: €${(Number(before!.split('€')[1]) + 1).toFixed(2)}`,
    );
  },
};
