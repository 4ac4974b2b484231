import { checkA11y, expect, open, test } from '../test';

test('a row outlines its part in the demo, and the demo leads to the row @all', async ({ page }) => {
  await open(page, '/guide/styling-tools');
  const preview = page.locator('[data-demo="parts-of-table"] [data-demo-preview]');
  const parts = page.getByRole('table', { name: 'Parts of Table: Part' });
  const status = page.getByRole('status').filter({ hasText: /Point at a row|in the demo/ });
  const boxes = page.locator('[data-part-outline] > div');

  const head = parts.getByRole('button', { name: '.rc-table-thead', exact: true });
  await head.click();
  await expect(head).toHaveAttribute('aria-pressed', 'true');
  await expect(status).toHaveText('.rc-table-thead: 1 in the demo');
  const isOver = async () => {
    const [box, part] = await Promise.all([boxes.boundingBox(), preview.locator('thead').boundingBox()]);
    return box !== null && part !== null && Math.abs(box.y - part.y) < 2 && Math.abs(box.height - part.height) < 2;
  };
  await expect.poll(isOver).toBe(true);
  await page.mouse.wheel(0, 120);
  await expect.poll(isOver).toBe(true);
  await checkA11y(page);

  // By keyboard, and another part is outlined while the focus is on it.
  await page.keyboard.press('Tab');
  await expect(boxes).not.toHaveCount(0);
  await page.getByRole('button', { name: 'Inspect parts' }).click();
  await preview.getByText('Élise Garnier').hover();
  const row = page.getByRole('row', { name: '.rc-table-tbody .rc-table-cell' });
  await expect(row).toHaveAttribute('data-marked', 'true');
  await expect(row).toBeVisible();
  // A click chooses the part and does nothing in the demo.
  const button = preview.getByRole('button', { name: 'Loan of Cello' });
  await button.click();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Inspect parts' })).toHaveAttribute('aria-pressed', 'false');
});
