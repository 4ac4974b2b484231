import { expect, test } from '../../../../packages/live-docs/tests/e2e/test';
import { openDemo, PLACES } from './places';

for (const place of PLACES) {
  test(`virtual-list at /${place}: of 100,000 rows fewer than 200 cells are in the page, wherever it scrolls @dev`, async ({
    page,
  }) => {
    const preview = await openDemo(page, place, 'virtual-list');
    const body = preview.getByRole('table', { name: 'Stars' });
    const cells = body.getByRole('cell');
    const star = (number: string) => body.getByRole('cell', { name: number, exact: true });
    await expect(body).toHaveAttribute('aria-rowcount', '100000');
    await expect(star('1')).toBeVisible();
    expect(await cells.count()).toBeLessThan(200);

    await preview.getByRole('button', { name: 'Star 50,000' }).click();
    await expect(star('50,000')).toBeInViewport();
    await expect(star('1')).toHaveCount(0);
    expect(await cells.count()).toBeLessThan(200);

    await body.focus();
    await page.keyboard.press('End');
    await expect(star('100,000')).toBeInViewport();
    expect(await cells.count()).toBeLessThan(200);
    await body.hover();
    await page.mouse.wheel(0, -4400);
    await expect(star('99,891')).toBeInViewport();
  });

  test(`virtual-list at /${place}: the rows keep to the columns of the header`, async ({ page }) => {
    const edges = (cells: Element[]) =>
      cells.map((cell) => {
        const { left, width } = cell.getBoundingClientRect();
        return [Math.round(left), Math.round(width)];
      });
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      const preview = await openDemo(page, place, 'virtual-list');
      const row = preview.getByRole('table', { name: 'Stars' }).getByRole('row').nth(3);
      const header = await preview.getByRole('columnheader').evaluateAll(edges);
      expect(header).toHaveLength(3);
      expect(await row.getByRole('cell').evaluateAll(edges)).toEqual(header);
    }
  });
}
