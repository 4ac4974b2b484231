import type { Steps } from 'live-docs/test';

export const steps: Steps = {
  'the inner table renders on expanding, with a tree that stays open': async ({
    demo,
    expect,
  }) => {
    const inner = demo.getByRole('table', { name: 'Pallets of SH-502', includeHidden: true });
    const toggle = demo.getByRole('button', { name: 'Pallets of SH-502' });
    await expect(demo.getByRole('table', { name: 'Pallets of SH-501' })).toBeVisible();
    await expect(inner).toHaveCount(0);
    await toggle.click();
    await expect(inner.getByRole('columnheader')).toHaveText(['Goods', 'Count', 'kg']);
    const knife = inner.getByText('Bread knife');
    await expect(knife).toHaveCount(0);
    await inner.getByRole('button', { name: 'Contents of Cutlery pallet' }).click();
    await expect(knife).toBeVisible();
    await toggle.click();
    await expect(inner).toBeHidden();
    await toggle.click();
    await expect(knife).toBeVisible();
  },
};
