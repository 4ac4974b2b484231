import type { Steps } from 'live-docs/test';

export const steps: Steps = {
  'the classes are on the elements, and show': async ({ demo, expect }) => {
    const row = (name: string) => demo.getByRole('row', { name });
    await expect(demo.locator('.rc-table.stock-table')).toHaveCount(1);
    await expect(demo.locator('tr.running-low')).toHaveCount(1);
    await expect(row('Copper kettle')).toHaveClass(/\brunning-low\b/);
    await expect(row('Espresso cup')).toHaveClass(/\bsold-out\b/);
    await expect(row('Count again in June')).toHaveClass(/\bstock-note\b/);
    await expect(demo.locator('th.shelf')).toHaveText('Shelf');
    await expect(demo.locator('td.shelf')).toHaveCount(5);

    const background = (name: string) =>
      demo
        .getByRole('cell', { name, exact: true })
        .evaluate((cell) => getComputedStyle(cell).backgroundColor);
    expect(await background('Espresso cup')).not.toBe(await background('Bread knife'));
  },

  'title and footer stay around a table that scrolls': async ({ demo, page, expect }) => {
    await page.setViewportSize({ width: 600, height: 900 });
    const content = demo.locator('.rc-table-content');
    expect(await content.evaluate((element) => element.scrollWidth > element.clientWidth)).toBe(
      true,
    );
    await content.evaluate((element) => element.scrollTo(200, 0));
    await expect(demo.getByText('Stock of hall 3')).toBeInViewport({ ratio: 1 });
    await expect(demo.getByText(/^Amber: fewer than 50/)).toBeInViewport({ ratio: 1 });
  },
};
