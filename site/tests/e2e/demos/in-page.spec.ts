import type { Locator, Page } from '@playwright/test';
import { expect, open, test } from '../../../../packages/live-docs/tests/e2e/test';

/** Opens the page of a demo. Returns its preview, which may be in a frame. `live-docs test` tries each demo alone. */
async function openDemo(page: Page, slug: string): Promise<Locator> {
  await open(page, `/demo/${slug}`);
  const block = page.locator(`[data-demo="${slug}"]`);
  const framed = (await block.locator('iframe').count()) > 0;
  const root = framed ? block.frameLocator('iframe').locator(`[data-demo="${slug}"]`) : block;
  const preview = root.locator('[data-demo-preview]');
  await preview.getByRole('table').first().waitFor();
  return preview;
}

test('a demo works in its page: three clicks, and the cell says 3 @dev-all', async ({ page }) => {
  const preview = await openDemo(page, 'simple');
  const three = preview.getByRole('cell', { name: '3', exact: true });
  await expect(three).toHaveCount(0);
  for (let click = 1; click <= 3; click++) await preview.getByRole('button').click();
  await expect(three).toHaveCount(1);
});

test('a demo works in a frame of its page: scrolled far, its header is still in view @dev-all', async ({ page }) => {
  const preview = await openDemo(page, 'sticky-header');
  const header = preview.getByRole('columnheader', { name: 'Jan' }).first();
  const last = preview.getByRole('row').filter({ hasText: 'Tokyo' });
  await expect(last).not.toBeInViewport();
  await last.evaluate((row) => row.scrollIntoView({ block: 'center' }));
  await expect(last).toBeInViewport();
  await expect(header).toBeInViewport({ ratio: 0.9 });
});

test('a demo works with packages besides the library: row 1 dragged below row 3 is the third @dev-all', async ({
  page,
}) => {
  const preview = await openDemo(page, 'react-dnd');
  const rows = preview.locator('tbody').getByRole('row');
  await expect(rows.nth(0)).toContainText('Ashdown Bakery');
  await rows.nth(0).dragTo(rows.nth(2));
  await expect(rows.nth(2)).toContainText('Ashdown Bakery');
  await expect(preview.getByRole('status')).toHaveText('Ashdown Bakery is now stop 3 of 5.');
});
