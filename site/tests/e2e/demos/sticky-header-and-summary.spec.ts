import { expect, test } from '../../../../packages/live-docs/tests/e2e/test';
import { openDemo, PLACES } from './places';

for (const place of PLACES) {
  test(`sticky-header-and-summary at /${place}: toggling moves the summary @dev`, async ({ page }) => {
    const preview = await openDemo(page, place, 'sticky-header-and-summary');
    const header = preview.getByRole('columnheader', { name: 'Paid by' }).first();
    const summary = preview.getByRole('row', { name: 'Total of 28 payments' });
    const choose = (name: string) => preview.getByLabel('Summary').selectOption(name);
    /** Distance between the summary and the bottom of the window. */
    const distance = async () => {
      const { y, height } = (await summary.boundingBox())!;
      const frame = place === 'demo' ? (await page.locator('iframe').boundingBox())! : { y: 0, height: 900 };
      return Math.round(frame.y + frame.height - y - height);
    };
    await expect(summary).toContainText('£6,313.14');
    await preview.getByText('Boat trip').evaluate((cell) => cell.scrollIntoView({ block: 'center' }));
    await expect.poll(distance).toBe(0);
    await choose('fixed at the top');
    await expect(summary).toBeInViewport({ ratio: 1 });
    const { y, height } = (await header.boundingBox())!;
    expect(Math.abs((await summary.boundingBox())!.y - y - height)).toBeLessThan(2);
    await choose('not fixed');
    await expect(summary).not.toBeInViewport();
    const last = (await preview.getByRole('row', { name: 'Prints of the photographs' }).boundingBox())!;
    expect(Math.abs((await summary.boundingBox())!.y - last.y - last.height)).toBeLessThan(2);
  });

  test(`sticky-header-and-summary at /${place}: in a narrow window the scroll bar is above the summary`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    const preview = await openDemo(page, place, 'sticky-header-and-summary');
    await preview.getByText('Boat trip').evaluate((cell) => cell.scrollIntoView({ block: 'center' }));
    const bar = preview.locator('.rc-table-sticky-scroll');
    const summary = preview.getByRole('row', { name: 'Total of 28 payments' });
    await expect(bar).toBeVisible();
    const { y, height } = (await bar.boundingBox())!;
    expect(Math.round(y + height)).toBeLessThanOrEqual(Math.round((await summary.boundingBox())!.y));
    await expect(summary.getByText('£6,313.14')).toBeInViewport({ ratio: 1 });
  });
}
