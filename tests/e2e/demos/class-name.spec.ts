import { expect, test } from '../test';
import { openDemo, PLACES } from './places';

for (const place of PLACES) {
  test(`class-name at /${place}: the classes are on the elements, until they are switched off @dev`, async ({
    page,
  }) => {
    const preview = await openDemo(page, place, 'class-name');
    const row = (name: string) => preview.getByRole('row', { name });
    const classes: Record<string, [string, number][]> = {
      'className': [['.rc-table.hall-3', 1]],
      'rowClassName': [
        ['tr.rc-table-row.running-low', 1],
        ['tr.rc-table-row.sold-out', 1],
      ],
      'column.className': [
        ['th.shelf-mark', 1],
        ['td.shelf-mark', 5],
      ],
      'expandedRowClassName': [['tr.rc-table-expanded-row.shelf-note', 1]],
    };
    await expect(row('Copper kettle')).toHaveClass(/\brunning-low\b/);
    await expect(row('Espresso cup')).toHaveClass(/\bsold-out\b/);
    await expect(row('Count again in June')).toHaveClass(/\bshelf-note\b/);
    for (const [name, expected] of Object.entries(classes)) {
      for (const [selector, count] of expected) await expect(preview.locator(selector)).toHaveCount(count);
      await preview.getByRole('checkbox', { name, exact: true }).uncheck();
      for (const [selector] of expected) await expect(preview.locator(selector)).toHaveCount(0);
    }
  });

  test(`class-name at /${place}: title and footer stand around a table that scrolls, and rows have their colour`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 600, height: 900 });
    const preview = await openDemo(page, place, 'class-name');
    const cell = preview.getByRole('cell', { name: 'Espresso cup', exact: true });
    const background = () => cell.evaluate((element) => getComputedStyle(element).backgroundColor);
    const marked = await background();
    await expect(preview.getByText('Stock of hall 3')).toBeVisible();
    await expect(preview.getByText('2 of 5 articles to order again')).toBeVisible();
    const scrolls = await preview
      .locator('.rc-table-content')
      .evaluate((content) => content.scrollWidth > content.clientWidth);
    expect(scrolls).toBe(true);
    await preview.getByRole('checkbox', { name: 'rowClassName', exact: true }).uncheck();
    await expect.poll(background).not.toBe(marked);
  });
}
