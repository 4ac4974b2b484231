import type { Steps } from 'live-docs/test';

export const steps: Steps = {
  'measures three tables when asked, and leaves the last one to scroll': async ({
    demo,
    page,
    expect,
  }) => {
    await expect(demo.getByText('Nothing is loaded until you press.')).toBeVisible();
    await demo.getByRole('button', { name: 'Measure in this browser' }).click();
    await expect(demo.getByText(/^\d+ ms$/)).toHaveCount(3);
    await demo.getByRole('region', { name: 'Readings' }).focus();
    await page.keyboard.press('End');
    await expect(demo.getByText('100,000', { exact: true })).toBeVisible();
  },
};
