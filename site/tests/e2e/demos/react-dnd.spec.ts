import { expect, test } from '../../../../packages/live-docs/tests/e2e/test';
import { openDemo, PLACES } from './places';

for (const place of PLACES) {
  test(`react-dnd at /${place}: row 1 dragged below row 3 is the third @dev`, async ({ page }) => {
    const preview = await openDemo(page, place, 'react-dnd');
    const rows = preview.locator('tbody').getByRole('row');
    await expect(rows.nth(0)).toContainText('Ashdown Bakery');
    await rows.nth(0).dragTo(rows.nth(2));
    await expect(rows.nth(0)).toContainText('Harbour Books');
    await expect(rows.nth(1)).toContainText('Cliffe Pharmacy');
    await expect(rows.nth(2)).toContainText('Ashdown Bakery');
    await expect(preview.getByRole('status')).toHaveText('Ashdown Bakery is now stop 3 of 5.');
  });

  test(`react-dnd at /${place}: the keyboard reorders too`, async ({ page }) => {
    const preview = await openDemo(page, place, 'react-dnd');
    const rows = preview.locator('tbody').getByRole('row');
    const down = preview.getByRole('button', { name: 'Move Ashdown Bakery down' });
    await down.focus();
    await page.keyboard.press('Enter');
    await expect(rows.nth(1)).toContainText('Ashdown Bakery');
    await expect(down).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(rows.nth(2)).toContainText('Ashdown Bakery');
  });
}
