import { expect, open, test } from '../../../../packages/live-docs/tests/e2e/test';

test('expandable-rows: the icon opens a row, the button does so by keyboard, one row has none @all', async ({
  page,
}) => {
  await open(page, '/guide/expandable-rows');
  const minimal = page.locator('[data-demo="expand-row-minimal"] [data-demo-preview]');
  await minimal.locator('.rc-table-row-expand-icon').first().click();
  await expect(minimal.getByText('Fold, sew and cover')).toBeVisible();

  const demo = page.locator('[data-demo="expand-row-button"] [data-demo-preview]');
  const button = demo.getByRole('button', { name: 'Details of Sourdough' });
  await button.press('Enter');
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await expect(button).toBeFocused();
  await expect(demo.getByText('Bring a jar.')).toBeVisible();
  await expect(demo.getByRole('button', { name: 'Details of Bicycle repair' })).toHaveCount(0);
});

test('expandable-rows: one row is open at a time, and details load on demand @all', async ({ page }) => {
  await open(page, '/guide/expandable-rows');
  const one = page.locator('[data-demo="expand-one-row"] [data-demo-preview]');
  await expect(one.getByText('Fold, sew and cover')).toBeVisible();
  await one.getByText('Screen printing').click();
  await expect(one.getByText('Two colours')).toBeVisible();
  await expect(one.getByText('Fold, sew and cover')).toBeHidden();

  const lazy = page.locator('[data-demo="expand-row-lazy"] [data-demo-preview]');
  await lazy.getByRole('button', { name: 'Details of Sourdough' }).click();
  await expect(lazy.getByRole('status')).toHaveText('Loading participants…');
  const retry = lazy.getByRole('button', { name: 'Try again' });
  await retry.click();
  await expect(lazy.getByRole('status')).toHaveText('Dev Patel, Elif Kaya');
});
