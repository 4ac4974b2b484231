import type { Steps } from 'live-docs/test';

export const steps: Steps = {
  'of 100,000 rows fewer than 200 cells are in the page, wherever it scrolls': async ({
    demo,
    page,
    expect,
  }) => {
    const body = demo.getByRole('table', { name: 'Stars' });
    const cells = body.getByRole('cell');
    const star = (number: string) => body.getByRole('cell', { name: number, exact: true });
    await expect(body).toHaveAttribute('aria-rowcount', '100000');
    await expect(star('1')).toBeVisible();
    expect(await cells.count()).toBeLessThan(200);

    await demo.getByRole('button', { name: 'Star 50,000' }).click();
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
  },

  'the rows keep to the columns of the header': async ({ demo, page, expect }) => {
    const edges = (cells: Element[]) =>
      cells.map((cell) => {
        const { left, width } = cell.getBoundingClientRect();
        return [Math.round(left), Math.round(width)];
      });
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      const row = demo.getByRole('table', { name: 'Stars' }).getByRole('row').nth(3);
      const header = await demo.getByRole('columnheader').evaluateAll(edges);
      expect(header).toHaveLength(3);
      expect(await row.getByRole('cell').evaluateAll(edges)).toEqual(header);
    }
  },
};
