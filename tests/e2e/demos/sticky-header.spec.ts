import { expect, test } from '../test';
import { openDemo, PLACES } from './places';

for (const place of PLACES) {
  test(`sticky-header at /${place}: scrolled far, the head is still in view @dev`, async ({ page }) => {
    const preview = await openDemo(page, place, 'sticky-header');
    const head = preview.getByRole('columnheader', { name: 'Jan' }).first();
    const last = preview.getByRole('row').filter({ hasText: 'Tokyo' });
    await expect(last).not.toBeInViewport();
    await last.evaluate((row) => row.scrollIntoView({ block: 'center' }));
    await expect(last).toBeInViewport();
    await expect(head).toBeInViewport({ ratio: 0.9 });
    // Both in a window of their own: its top is the frame's, or the page's.
    const frame = place === 'demo' ? await page.locator('iframe').boundingBox() : undefined;
    const y = (await head.boundingBox())!.y - (frame?.y ?? 0);
    expect(y).toBeGreaterThanOrEqual(0);
    expect(y).toBeLessThan(20);
  });

  test(`sticky-header at /${place}: in a box, the head sticks to the box`, async ({ page }) => {
    const preview = await openDemo(page, place, 'sticky-header');
    await preview.getByLabel('Stick to').selectOption('a box');
    const head = preview.getByRole('columnheader', { name: 'Jan' }).first();
    const last = preview.getByRole('row').filter({ hasText: 'Tokyo' });
    await head.scrollIntoViewIfNeeded();
    await last.hover();
    await expect(last).toBeInViewport();
    const box = (await preview.locator('.climate-box').boundingBox())!;
    const { y } = (await head.boundingBox())!;
    expect(y).toBeGreaterThanOrEqual(box.y);
    expect(y).toBeLessThan(box.y + 20);
  });
}
