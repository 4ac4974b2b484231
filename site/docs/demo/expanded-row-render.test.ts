import type { Locator } from '@playwright/test';
import type { Steps } from 'live-docs/test';

/** The row of an order in the table's body. */
const row = (preview: Locator, order: string) =>
  preview
    .getByRole('row')
    .filter({ has: preview.page().getByRole('cell', { name: order, exact: true }) });
const toggle = (preview: Locator, order: string) =>
  preview.getByRole('button', { name: new RegExp(`Items of ${order}`) });
const scrolls = (preview: Locator, axis: 'Width' | 'Height') =>
  preview.evaluate(
    (element, axis) =>
      [...element.querySelectorAll('div')].some((box) => {
        const style = getComputedStyle(box);
        const overflow = axis === 'Width' ? style.overflowX : style.overflowY;
        return /auto|scroll/.test(overflow) && box[`scroll${axis}`] > box[`client${axis}`] + 1;
      }),
    axis,
  );

export const steps: Steps = {
  'rows open and close, and its choices change how': async ({ demo, expect }) => {
    // A row opens and closes, and the locked one has no button.
    await expect(demo.getByText('Bread knife')).toHaveCount(0);
    await toggle(demo, 'B1043').click();
    await expect(demo.getByText('Bread knife')).toBeVisible();
    await toggle(demo, 'B1043').click();
    await expect(demo.getByText('Bread knife')).toBeHidden();
    await expect(row(demo, 'B1044')).toHaveCount(1);
    await expect(toggle(demo, 'B1044')).toHaveCount(0);

    // All rows open and close at once.
    await demo.getByRole('button', { name: 'Expand all' }).click();
    await expect(demo.getByText('4 of 5 orders expanded')).toBeVisible();
    await expect(demo.getByText('Espresso cup')).toBeVisible();
    await demo.getByRole('button', { name: 'Close all' }).click();
    await expect(demo.getByText('0 of 5 orders expanded')).toBeVisible();
    await expect(demo.getByText('Espresso cup')).toBeHidden();

    // The icon changes its place.
    const headers = demo.locator('thead').getByRole('columnheader');
    await expect(headers.first()).toHaveText('Items');
    await demo.getByLabel('Icon position').selectOption('Third');
    await expect(headers.nth(2)).toHaveText('Items');
    await demo.getByLabel('Icon position').selectOption('Last');
    await expect(headers.last()).toHaveText('Items');

    // The column title comes and goes.
    const title = demo.getByRole('columnheader').getByText('Items', { exact: true });
    const width = async () => (await title.boundingBox())!.width;
    expect(await width()).toBeGreaterThan(20);
    await demo.getByLabel('Column title').uncheck();
    await expect.poll(width).toBeLessThan(3);

    // The header gets an icon for all rows.
    await expect(toggle(demo, 'all orders')).toHaveCount(0);
    await demo.getByLabel('Expand-all icon').check();
    await toggle(demo, 'all orders').click();
    await expect(demo.getByText('4 of 5 orders expanded')).toBeVisible();

    // A click on a row opens it.
    await demo.getByRole('button', { name: 'Close all' }).click();
    const city = row(demo, 'B1043').getByRole('cell', { name: 'Malmö' });
    await city.click();
    await expect(demo.getByText('Bread knife')).toBeHidden();
    await demo.getByLabel('Expand by click').check();
    await city.click();
    await expect(demo.getByText('Bread knife')).toBeVisible();

    // A row can be deleted.
    await demo.getByRole('button', { name: 'Delete B1043' }).click();
    await expect(row(demo, 'B1043')).toHaveCount(0);
    await expect(row(demo, 'B1045')).toHaveCount(1);
  },

  'a fixed header leaves the body to scroll, and the copy of an icon in the measure row is out of the tab order':
    async ({ demo, page, expect }) => {
      expect(await scrolls(demo, 'Height')).toBe(false);
      await demo.getByLabel('Fixed header').check();
      await expect.poll(() => scrolls(demo, 'Height')).toBe(true);
      await demo.getByLabel('Expand-all icon').check();
      const copy = demo.locator('.rc-table-measure-row button');
      await expect(copy).toHaveCount(1);
      await toggle(demo, 'all orders').first().focus();
      await page.keyboard.press('Tab');
      await expect(toggle(demo, 'B1042')).toBeFocused();
    },

  'it scrolls sideways, and fixed columns stay': async ({ demo, page, expect }) => {
    await page.setViewportSize({ width: 1024, height: 800 });
    expect(await scrolls(demo, 'Width')).toBe(false);
    await demo.getByLabel('Horizontal scroll').check();
    await expect.poll(() => scrolls(demo, 'Width')).toBe(true);
    const cell = row(demo, 'B1043').getByRole('cell', { name: 'B1043', exact: true });
    const left = async () => Math.round((await cell.boundingBox())!.x);
    await demo.getByLabel('Fixed columns').check();
    await demo.getByLabel('Fixed icon').check();
    const before = await left();
    await cell.hover();
    await page.mouse.wheel(300, 0);
    const city = row(demo, 'B1043').getByRole('cell', { name: 'Malmö' });
    const icon = toggle(demo, 'B1043');
    const iconAt = Math.round((await icon.boundingBox())!.x);
    await expect
      .poll(
        async () =>
          await demo
            .locator('.rc-table-content, .rc-table-body')
            .first()
            .evaluate((body) => body.scrollLeft),
      )
      .toBeGreaterThan(20);
    expect(await left()).toBe(before);
    expect(Math.round((await icon.boundingBox())!.x)).toBe(iconAt);
    await expect(city).toHaveCount(1);
  },
};
