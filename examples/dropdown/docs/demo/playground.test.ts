import type { Steps } from 'live-docs/test';

export const steps: Steps = {
  'a click opens the menu and moves the focus into it': async ({ demo, page, expect }) => {
    await demo.getByRole('button', { name: 'Project' }).click();
    await expect(page.getByRole('menuitem', { name: 'Rename' })).toBeFocused();
  },
};
