import type { Steps } from 'live-docs/test';

export const steps: Steps = {
  'a right click opens the menu at the pointer, and an item acts on the row': async ({
    demo,
    page,
    expect,
  }) => {
    const cell = demo.getByRole('rowheader', { name: 'Ferry engine' });
    await cell.click({ button: 'right', position: { x: 30, y: 10 } });
    const menu = page.getByRole('menu', { name: 'Menu of Ferry engine' });
    const [from, at] = [(await cell.boundingBox())!, (await menu.boundingBox())!];
    expect(Math.round(at.x - from.x)).toBe(30);
    await menu.getByRole('menuitem', { name: 'Delete' }).click();
    await expect(menu).toBeHidden();
    await expect(cell).toBeHidden();
    await expect(demo.getByText('Delete: Ferry engine')).toBeVisible();
  },

  'by keyboard: the button opens it, arrows move, Escape returns': async ({
    demo,
    page,
    expect,
  }) => {
    const button = demo.getByRole('button', { name: 'Menu of Rain on a tent' });
    await button.press('Enter');
    const item = (name: string) => page.getByRole('menuitem', { name });
    await expect(item('Play')).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(item('Delete')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(item('Rename')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
    await button.press('Enter');
    await page.keyboard.press('Enter');
    await expect(demo.getByText('Play: Rain on a tent')).toBeVisible();
    await expect(button).toBeFocused();
  },
};
