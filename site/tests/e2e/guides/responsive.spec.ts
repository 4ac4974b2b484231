import type { Locator, Page } from '@playwright/test';
import { expect, open, test } from '../../../../packages/live-docs/tests/e2e/test';

/** Opens the guide and sets the width of a demo's box. */
async function openWith(
  page: Page,
  demo: string,
): Promise<{ preview: Locator; setWidth: (to: number) => Promise<void> }> {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/guide/responsive');
  const preview = page.locator(`[data-demo="${demo}"] [data-demo-preview]`);
  return { preview, setWidth: (to) => preview.getByLabel('Width').fill(String(to)) };
}

test('rows are cards in a narrow box, and a table with the same roles in a wide one @all', async ({ page }) => {
  const { preview, setWidth } = await openWith(page, 'responsive-cards');
  const row = preview.getByRole('row', { name: 'Aoife Brennan' });
  const customer = row.getByRole('cell', { name: 'Aoife Brennan', exact: true });
  const total = row.getByRole('cell', { name: '€212.40', exact: true });
  const areSideBySide = async () => (await customer.boundingBox())!.y === (await total.boundingBox())!.y;

  for (const [width, sideBySide] of [
    [340, false],
    [700, true],
  ] as const) {
    await setWidth(width);
    await expect.poll(areSideBySide).toBe(sideBySide);
    await expect(preview.getByRole('table', { name: 'Orders' })).toBeVisible();
    await expect(preview.getByRole('columnheader')).toHaveText(['Order', 'Customer', 'Placed', 'Status', 'Total']);
    await expect(preview.getByRole('row')).toHaveCount(5);
    await expect(preview.getByRole('rowheader')).toHaveCount(4);
  }
});

test('columns hide by width, and their values move to the expanded row @all', async ({ page }) => {
  const { preview, setWidth } = await openWith(page, 'responsive-columns');
  const headers = preview.getByRole('columnheader');
  await expect(headers).toHaveText(['Details', 'Order', 'Customer']);
  await preview.getByRole('button', { name: 'Details of order 4182' }).click();
  await expect(preview.getByRole('definition')).toHaveText(['Galway', '3 May', 'Packed', '€212.40']);
  await setWidth(500);
  await expect(headers).toHaveText(['Details', 'Order', 'Customer', 'Placed', 'Total']);
  await expect(preview.getByRole('definition')).toHaveText(['Galway', 'Packed']);
  await setWidth(700);
  await expect(headers).toHaveText(['Order', 'Customer', 'City', 'Placed', 'Status', 'Total']);
  await expect(preview.getByRole('definition')).toHaveCount(0);
});

test('the first column stays while the others scroll @all', async ({ page }) => {
  const { preview } = await openWith(page, 'responsive-scroll');
  const first = preview.getByRole('rowheader', { name: 'Maya Lindqvist' });
  const last = preview.getByRole('cell', { name: '€84.90' });
  await first.scrollIntoViewIfNeeded();
  const before = await first.boundingBox();
  await expect(last).not.toBeInViewport();
  await preview.locator('.rc-table-content').evaluate((area) => area.scrollTo(area.scrollWidth, 0));
  await expect(last).toBeInViewport();
  expect((await first.boundingBox())!.x).toBeCloseTo(before!.x, 0);
});
