import type { Locator } from '@playwright/test';
import { expect, test } from '../../../../packages/live-docs/tests/e2e/test';
import { openDemo, PLACES } from './places';

const icon = (preview: Locator, name: string) => preview.getByRole('button', { name, exact: true });

for (const place of PLACES) {
  test(`expand-icon at /${place}: a click opens the row, changes its icon and is reported @dev`, async ({ page }) => {
    const preview = await openDemo(page, place, 'expand-icon');
    const ingrid = icon(preview, 'Message from Ingrid Solberg');
    const text = preview.getByText('They hang in the office');
    await expect(ingrid.locator('svg')).toHaveClass(/lucide-mail(?!-open)/);
    await expect(text).toHaveCount(0);
    await ingrid.click();
    await expect(text).toBeVisible();
    await expect(ingrid.locator('svg')).toHaveClass(/lucide-mail-open/);
    await expect(preview.getByRole('status')).toHaveText('Last event: onExpand(true), Ingrid Solberg');
    await expect(ingrid).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(text).toBeHidden();
    await expect(ingrid).toHaveAttribute('aria-expanded', 'false');
    await expect(preview.getByRole('status')).toHaveText('Last event: onExpand(false), Ingrid Solberg');
  });

  test(`expand-icon at /${place}: the icon in the header opens and closes every message with a text`, async ({
    page,
  }) => {
    const preview = await openDemo(page, place, 'expand-icon');
    const all = icon(preview, 'All messages');
    const open = preview.getByRole('button', { name: 'Message from', expanded: true });
    await expect(preview.getByRole('button', { name: 'Message from' })).toHaveCount(3);
    await expect(icon(preview, 'Message from Harbour office')).toHaveCount(0);
    await expect(open).toHaveCount(1);
    const closed = await all.innerHTML();
    await all.click();
    await expect(open).toHaveCount(3);
    await expect(preview.getByRole('status')).toHaveText('Last event: onExpandAll(true)');
    expect(await all.innerHTML()).not.toBe(closed);
    await all.click();
    await expect(open).toHaveCount(0);
    await expect(preview.getByRole('status')).toHaveText('Last event: onExpandAll(false)');
  });
}
