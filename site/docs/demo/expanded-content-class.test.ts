import type { Steps } from 'live-docs/test';

export const steps: Steps = {
  'expanded content is marked by the state of its order': async ({ demo, expect }) => {
    const orders = demo.getByRole('table');
    const content = (item: string) => orders.getByRole('row').filter({ hasText: item });
    await expect(content('Copper kettle')).toHaveClass(/ marked order-paid$/);
    await expect(content('Bread knife')).toHaveClass(/ marked order-sent$/);
    await expect(content('B1042')).not.toHaveClass(/marked/);
    await orders.getByRole('button', { name: 'Items of B1046' }).click();
    await expect(content('Espresso cup')).toHaveClass(/ marked order-sent$/);
  },
};
