import type { Steps } from 'live-docs/test';

export const steps: Steps = {
  'fields have errors, rows come and go, and the form saves them': async ({ demo, expect }) => {
    const field = (name: string) => demo.getByRole('textbox', { name, exact: true });
    const saved = demo.getByRole('status');
    const before = await saved.textContent();
    await field('Price of dish 1').fill('free');
    await demo.getByRole('button', { name: 'Save' }).click();
    await expect(field('Price of dish 1')).toHaveAccessibleDescription('Enter a number.');
    await expect(field('Price of dish 1')).toBeFocused();
    await expect(saved).toHaveText(before!);

    await field('Price of dish 1').fill('8.50');
    await demo.getByRole('button', { name: 'Add a dish' }).click();
    const count = Number(before!.match(/\d+/)![0]);
    await field(`Dish ${count + 1}`).fill('Rhubarb crumble');
    await field(`Price of dish ${count + 1}`).fill('6');
    await demo.getByRole('button', { name: 'Delete dish 2' }).click();
    await expect(field(`Dish ${count}`)).toHaveValue('Rhubarb crumble');
    await demo.getByRole('button', { name: 'Save' }).click();
    await expect(saved).toContainText(`Saved: ${count} dishes`);
  },
};
