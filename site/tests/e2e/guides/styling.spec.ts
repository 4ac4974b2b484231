import { expect, open, test } from '../../../../packages/live-docs/tests/e2e/test';

test('the theme, the density, stripes and lines of the table change @all', async ({ page }) => {
  await open(page, '/guide/styling');
  const demo = page.locator('[data-demo="theme-variables"] [data-demo-preview]');
  const striped = demo.getByRole('cell', { name: 'Linden Bakery' });
  const plain = demo.getByRole('cell', { name: 'Harbour Books' });
  const background = async (cell: typeof plain) =>
    cell.evaluate((element) => getComputedStyle(element).backgroundColor);
  const height = async () => (await plain.boundingBox())!.height;

  const [forest, normal] = [await background(plain), await height()];
  expect(await background(striped)).not.toBe(forest);
  await demo.getByLabel('Theme').selectOption('Sand');
  await expect.poll(() => background(plain)).not.toBe(forest);
  await demo.getByLabel('Density').selectOption('Compact');
  await expect.poll(height).toBeLessThan(normal);
  await demo.getByLabel('Zebra').uncheck();
  await expect.poll(async () => (await background(striped)) === (await background(plain))).toBe(true);
  await demo.getByLabel('Column lines').check();
  await expect(striped).toHaveCSS('border-left-width', '1px');
});

test('each key of classNames reaches its part, and a prefix its stylesheet @all', async ({ page }) => {
  await open(page, '/guide/styling');
  const demo = page.locator('[data-demo="part-class-names"] [data-demo-preview]');
  for (const [part, element, count] of [
    ['title', '.rc-table-title', 1],
    ['section', '.rc-table-container', 1],
    ['content', '.rc-table-content', 1],
    ['footer', '.rc-table-footer', 1],
    ['header.wrapper', 'thead', 1],
    ['header.row', 'thead tr', 1],
    ['header.cell', 'thead th', 3],
    ['body.wrapper', 'tbody', 1],
    ['body.row', 'tbody tr', 3],
    ['body.cell', 'tbody td', 9],
  ] as const) {
    await demo.getByLabel('Part').selectOption(part);
    await expect(demo.locator('.marked')).toHaveCount(count);
    await expect(demo.locator(`${element}.marked`)).toHaveCount(count);
  }

  await open(page, '/guide/styling-tools');
  const ledger = page.locator('[data-demo="own-stylesheet"] [data-demo-preview]');
  await expect(ledger.locator('[class*="rc-table"]')).toHaveCount(0);
  await expect(ledger.locator('.ledger-title')).toHaveCSS('font-style', 'italic');
  await expect(ledger.locator('tbody .ledger-cell').first()).toHaveCSS('font-variant-numeric', 'tabular-nums');
});
