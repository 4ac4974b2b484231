import { expect, open, test } from '../../../../packages/live-docs/tests/e2e/test';

test('infinite-loading: scrolling loads, an error waits for the button, and the end is said @all', async ({ page }) => {
  await open(page, '/guide/infinite-loading');
  const demo = page.locator('[data-demo="load-more-on-scroll"] [data-demo-preview]');
  const status = demo.getByRole('status');
  const body = demo.locator('.rc-table-body');
  const toEnd = () => body.evaluate((element) => element.scrollTo(0, element.scrollHeight));
  await expect(status).toHaveText('15 loaded');
  await toEnd();
  await expect(status).toHaveText('30 loaded');
  await toEnd();
  await expect(status).toHaveText('The next rows couldn’t be loaded.');
  const top = await body.evaluate((element) => element.scrollTop);
  await demo.getByRole('button', { name: 'Try again' }).click();
  await expect(status).toHaveText('45 loaded');
  expect(await body.evaluate((element) => element.scrollTop)).toBe(top);
  const more = demo.getByRole('button', { name: 'Load more' });
  await more.press('Enter');
  await expect(status).toHaveText('All 53 loaded');
  await expect(more).toBeFocused();
  await expect(more).toHaveAttribute('aria-disabled', 'true');
});

test('infinite-loading: a sentinel in the footer and a virtual table load more @all', async ({ page }) => {
  await open(page, '/guide/infinite-loading');
  const block = page.locator('[data-demo="load-more-sentinel"] [data-demo-preview]');
  await block.scrollIntoViewIfNeeded();
  const frame = block.frameLocator('iframe');
  await expect(frame.getByRole('status')).toHaveText('15 loaded');
  await frame.getByRole('button', { name: 'Load more' }).scrollIntoViewIfNeeded();
  await expect(frame.getByRole('status')).toHaveText('30 loaded');

  const virtual = page.locator('[data-demo="virtual-load-more"] [data-demo-preview]');
  await expect(virtual.getByRole('status')).toHaveText('100 loaded');
  const region = virtual.getByRole('region', { name: 'Measurements' });
  await region.focus();
  await expect(async () => {
    await page.keyboard.press('PageDown');
    await expect(virtual.getByRole('status')).toHaveText('200 loaded', { timeout: 100 });
  }).toPass({ intervals: [0] });
  expect(await virtual.locator('.rc-table-row').count()).toBeLessThan(60);
});

test('infinite-loading: going back restores rows, position and focus @all', async ({ page }) => {
  await open(page, '/guide/infinite-loading');
  const demo = page.locator('[data-demo="restore-scroll-position"] [data-demo-preview]');
  const body = demo.locator('.rc-table-body');
  await expect(demo.getByRole('row', { name: '06:00' })).toBeVisible();
  await body.evaluate((element) => element.scrollTo(0, element.scrollHeight));
  const row = demo.getByRole('row', { name: '08:56' });
  await row.scrollIntoViewIfNeeded();
  await expect(row).toBeInViewport();
  await row.getByRole('button').click();
  await expect(demo.getByText('at 08:56')).toBeVisible();
  await demo.getByRole('button', { name: 'Back to the list' }).press('Enter');
  await expect(row).toBeInViewport();
  await expect(row.getByRole('button')).toBeFocused();
  expect(await body.evaluate((element) => element.scrollTop)).toBeGreaterThan(100);
});
