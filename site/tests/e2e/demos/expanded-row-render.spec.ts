import type { Locator } from '@playwright/test';
import { expect, open, test } from '../../../../packages/live-docs/tests/e2e/test';
import { openDemo, PLACES } from './places';

/** The row of an order in the table's body. */
const row = (preview: Locator, order: string) =>
  preview.getByRole('row').filter({ has: preview.page().getByRole('cell', { name: order, exact: true }) });
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

for (const place of PLACES) {
  test.describe(`expanded-row-render at /${place}`, () => {
    test('rows open and close, and its choices change how @dev', async ({ page }) => {
      const preview = await openDemo(page, place, 'expanded-row-render');

      await test.step('a row opens and closes, and the locked one has no button', async () => {
        await expect(preview.getByText('Bread knife')).toHaveCount(0);
        await toggle(preview, 'B1043').click();
        await expect(preview.getByText('Bread knife')).toBeVisible();
        await toggle(preview, 'B1043').click();
        await expect(preview.getByText('Bread knife')).toBeHidden();
        await expect(row(preview, 'B1044')).toHaveCount(1);
        await expect(toggle(preview, 'B1044')).toHaveCount(0);
      });

      await test.step('all rows open and close at once', async () => {
        await preview.getByRole('button', { name: 'Expand all' }).click();
        await expect(preview.getByText('4 of 5 orders expanded')).toBeVisible();
        await expect(preview.getByText('Espresso cup')).toBeVisible();
        await preview.getByRole('button', { name: 'Close all' }).click();
        await expect(preview.getByText('0 of 5 orders expanded')).toBeVisible();
        await expect(preview.getByText('Espresso cup')).toBeHidden();
      });

      await test.step('the icon changes its place', async () => {
        const headers = preview.locator('thead').getByRole('columnheader');
        await expect(headers.first()).toHaveText('Items');
        await preview.getByLabel('Icon position').selectOption('Third');
        await expect(headers.nth(2)).toHaveText('Items');
        await preview.getByLabel('Icon position').selectOption('Last');
        await expect(headers.last()).toHaveText('Items');
      });

      await test.step('the column title comes and goes', async () => {
        const title = preview.getByRole('columnheader').getByText('Items', { exact: true });
        const width = async () => (await title.boundingBox())!.width;
        expect(await width()).toBeGreaterThan(20);
        await preview.getByLabel('Column title').uncheck();
        await expect.poll(width).toBeLessThan(3);
      });

      await test.step('the header gets an icon for all rows', async () => {
        await expect(toggle(preview, 'all orders')).toHaveCount(0);
        await preview.getByLabel('Expand-all icon').check();
        await toggle(preview, 'all orders').click();
        await expect(preview.getByText('4 of 5 orders expanded')).toBeVisible();
      });

      await test.step('a click on a row opens it', async () => {
        await preview.getByRole('button', { name: 'Close all' }).click();
        const city = row(preview, 'B1043').getByRole('cell', { name: 'Malmö' });
        await city.click();
        await expect(preview.getByText('Bread knife')).toBeHidden();
        await preview.getByLabel('Expand by click').check();
        await city.click();
        await expect(preview.getByText('Bread knife')).toBeVisible();
      });

      await test.step('a row can be deleted', async () => {
        await preview.getByRole('button', { name: 'Delete B1043' }).click();
        await expect(row(preview, 'B1043')).toHaveCount(0);
        await expect(row(preview, 'B1045')).toHaveCount(1);
      });
    });

    test('a fixed header leaves the body to scroll, and the copy of an icon in the measure row is out of the tab order', async ({
      page,
    }) => {
      const preview = await openDemo(page, place, 'expanded-row-render');
      expect(await scrolls(preview, 'Height')).toBe(false);
      await preview.getByLabel('Fixed header').check();
      await expect.poll(() => scrolls(preview, 'Height')).toBe(true);
      await preview.getByLabel('Expand-all icon').check();
      const copy = preview.locator('.rc-table-measure-row button');
      await expect(copy).toHaveCount(1);
      await toggle(preview, 'all orders').first().focus();
      await page.keyboard.press('Tab');
      await expect(toggle(preview, 'B1042')).toBeFocused();
    });

    test('it scrolls sideways, and fixed columns stay', async ({ page }) => {
      await page.setViewportSize({ width: 1024, height: 800 });
      const preview = await openDemo(page, place, 'expanded-row-render');
      expect(await scrolls(preview, 'Width')).toBe(false);
      await preview.getByLabel('Horizontal scroll').check();
      await expect.poll(() => scrolls(preview, 'Width')).toBe(true);
      const cell = row(preview, 'B1043').getByRole('cell', { name: 'B1043', exact: true });
      const left = async () => Math.round((await cell.boundingBox())!.x);
      await preview.getByLabel('Fixed columns').check();
      await preview.getByLabel('Fixed icon').check();
      const before = await left();
      await cell.hover();
      await page.mouse.wheel(300, 0);
      const city = row(preview, 'B1043').getByRole('cell', { name: 'Malmö' });
      const icon = toggle(preview, 'B1043');
      const iconAt = Math.round((await icon.boundingBox())!.x);
      await expect
        .poll(
          async () =>
            await preview
              .locator('.rc-table-content, .rc-table-body')
              .first()
              .evaluate((body) => body.scrollLeft),
        )
        .toBeGreaterThan(20);
      expect(await left()).toBe(before);
      expect(Math.round((await icon.boundingBox())!.x)).toBe(iconAt);
      await expect(city).toHaveCount(1);
    });
  });
}

test('the minimal demo comes first on the page, and its rows open', async ({ page }) => {
  await open(page, '/demo/expanded-row-render');
  const first = page.locator('[data-demo]').first();
  await expect(first).toHaveAttribute('data-demo', 'expanded-row-minimal');
  const toggle = first.getByRole('button', { name: 'Log of build #117' });
  await toggle.click();
  await expect(first.getByText('412 tests passed')).toBeVisible();
  await toggle.click();
  await expect(first.getByText('412 tests passed')).toBeHidden();
});
