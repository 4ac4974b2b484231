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
    await expect(head).toBeInViewport({ ratio: 1 });
    const bar = place === 'demo' ? (await page.getByRole('banner').boundingBox())!.height : 0;
    const { y } = (await head.boundingBox())!;
    expect(y).toBeGreaterThanOrEqual(bar);
    expect(y).toBeLessThan(bar + 20);
  });

  test(`sticky-header at /${place}: in a box, the head sticks to the box`, async ({ page }) => {
    const preview = await openDemo(page, place, 'sticky-header');
    await preview.getByLabel('Stick to').selectOption('a box');
    const head = preview.getByRole('columnheader', { name: 'Jan' }).first();
    const last = preview.getByRole('row').filter({ hasText: 'Tokyo' });
    await head.scrollIntoViewIfNeeded();
    await last.hover();
    await expect(last).toBeInViewport();
    await expect(head).toBeInViewport();
  });
}
