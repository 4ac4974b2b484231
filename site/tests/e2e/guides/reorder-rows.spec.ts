import { expect, open, test } from '../../../../packages/live-docs/tests/e2e/test';

test('reorder-rows: by keyboard with announcements, and by pointer @all', async ({ page }) => {
  await open(page, '/guide/reorder-rows');
  const demo = page.locator('[data-demo="reorder-rows"] [data-demo-preview]');
  const topics = demo.getByRole('rowheader');
  const handle = demo.getByRole('button', { name: 'Move Release 4.2' });
  const announced = demo.getByRole('status');

  await handle.press('Space');
  await expect(announced).toHaveText('Moving Release 4.2: position 2 of 5.');
  await page.keyboard.press('ArrowDown');
  await expect(announced).toHaveText('Moving Release 4.2: position 3 of 5.');
  await page.keyboard.press('Space');
  await expect(announced).toHaveText('Dropped Release 4.2: position 3 of 5.');
  await expect(topics.nth(2)).toHaveText('Release 4.2');
  await expect(handle).toBeFocused();
  await expect(demo.getByRole('row', { name: /Release 4\.2/ })).toContainText('10:30');

  await handle.press('Space');
  await expect(announced).toHaveText('Moving Release 4.2: position 3 of 5.');
  await page.keyboard.press('ArrowUp');
  await expect(announced).toHaveText('Moving Release 4.2: position 2 of 5.');
  await page.keyboard.press('Escape');
  await expect(announced).toHaveText('Cancelled. Release 4.2: position 3 of 5.');
  await expect(topics.nth(2)).toHaveText('Release 4.2');

  // Waits until the row is back in its place.
  await handle.hover();
  const [from, to] = [await handle.boundingBox(), await topics.nth(0).boundingBox()];
  await page.mouse.down();
  await page.mouse.move(from!.x + 10, to!.y + to!.height / 2, { steps: 5 });
  await expect(announced).toHaveText('Moving Release 4.2: position 1 of 5.');
  await page.mouse.up();
  await expect(topics.nth(0)).toHaveText('Release 4.2');
});
