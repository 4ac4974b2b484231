import { expect, test } from '../../../../packages/live-docs/tests/e2e/test';
import { openDemo, PLACES } from './places';

for (const place of PLACES) {
  test(`sticky-header at /${place}: scrolled far, the header is still in view @dev`, async ({ page }) => {
    const preview = await openDemo(page, place, 'sticky-header');
    const header = preview.getByRole('columnheader', { name: 'Jan' }).first();
    const last = preview.getByRole('row').filter({ hasText: 'Tokyo' });
    await expect(last).not.toBeInViewport();
    await last.evaluate((row) => row.scrollIntoView({ block: 'center' }));
    await expect(last).toBeInViewport();
    await expect(header).toBeInViewport({ ratio: 0.9 });
    // The bar at the top of the window is 48 px high.
    const frame = place === 'demo' ? await page.locator('iframe').boundingBox() : undefined;
    const y = (await header.boundingBox())!.y - (frame?.y ?? 0);
    expect(y).toBeGreaterThanOrEqual(48);
    expect(y).toBeLessThan(68);
  });

  test(`sticky-header at /${place}: in a box, the header sticks to the box`, async ({ page }) => {
    const preview = await openDemo(page, place, 'sticky-header');
    await preview.getByLabel('Stick to').selectOption('a box');
    const header = preview.getByRole('columnheader', { name: 'Jan' }).first();
    const last = preview.getByRole('row').filter({ hasText: 'Tokyo' });
    await header.scrollIntoViewIfNeeded();
    await last.hover();
    await expect(last).toBeInViewport();
    const box = (await preview.locator('.scroll-box').boundingBox())!;
    const { y } = (await header.boundingBox())!;
    expect(y).toBeGreaterThanOrEqual(box.y);
    expect(y).toBeLessThan(box.y + 20);
  });
}
