import type { Locator } from '@playwright/test';
import { expect, open, test } from '../../../../packages/live-docs/tests/e2e/test';

/** How long to wait for what a pair that doesn't work never shows, in milliseconds. */
const timeout = 3000;

const soon = expect.configure({ timeout });

const edges = async (element: Locator) => {
  const { x, y, width, height } = (await element.boundingBox({ timeout }))!;
  return { left: x, top: y, right: x + width, bottom: y + height };
};

const row = (table: Locator, id: string) => table.locator(`[data-row-key="${id}"]`).first();

/** Opens the second row, and throws unless what it opens is directly below. */
async function opens(table: Locator, below: Locator) {
  const button = table.getByRole('button', { name: 'Details of D-102', exact: true });
  if ((await button.getAttribute('aria-expanded')) === 'false') await button.click();
  await soon
    .poll(async () => Math.abs((await edges(row(table, 'D-102'))).bottom - (await edges(below)).top))
    .toBeLessThan(30);
}

/** Throws unless the feature does what it's for. In the order in which they are tried: the last ones scroll. */
const PROBES: Record<string, (table: Locator) => Promise<void>> = {
  Tree: async (table) => {
    await opens(table, row(table, 'D-102-1'));
    await soon(table.getByText('Ring the bell')).toHaveCount(0);
  },
  Expanded: async (table) => {
    const details = table.getByText('Ring the bell of Lewes Press.');
    await opens(table, details);
    await soon(details).toBeInViewport({ ratio: 1 });
  },
  Merged: async (table) => {
    const cell = table.getByText('1 June', { exact: true }).filter({ visible: true });
    await soon(cell).toHaveCount(1);
    const rowsEnd = (await edges(row(table, 'D-103'))).bottom;
    await soon.poll(async () => Math.abs((await edges(cell)).bottom - rowsEnd)).toBeLessThan(3);
  },
  Fixed: async (table) => {
    const [day, customer] = ['Day', 'Customer'].map((name) => table.getByRole('columnheader', { name }));
    const before = { day: await edges(day!), customer: await edges(customer!) };
    await row(table, 'D-101').hover();
    await table.page().mouse.wheel(120, 0);
    await soon.poll(async () => (await edges(customer!)).left).toBeLessThan(before.customer.left - 100);
    expect((await edges(day!)).left).toBe(before.day.left);
    const cell = table.getByText('1 June', { exact: true }).filter({ visible: true }).first();
    expect(Math.abs((await edges(cell)).left - before.day.left)).toBeLessThan(2);
  },
  Sticky: async (table) => {
    await table.evaluate((box) => {
      box.style.maxHeight = '200px';
      box.scrollTop = 60;
    });
    const { top } = await edges(table);
    await soon
      .poll(async () => Math.abs((await edges(table.getByRole('columnheader', { name: 'Day' }))).top - top))
      .toBeLessThan(3);
  },
  Summary: async (table) => {
    const cell = table.getByText('Total', { exact: true });
    await cell.scrollIntoViewIfNeeded({ timeout });
    const day = await edges(table.getByRole('columnheader', { name: 'Day' }));
    expect(Math.abs((await edges(cell)).left - day.left)).toBeLessThan(2);
  },
  Virtual: async (table) => {
    expect(await table.locator('.rc-table-row').count()).toBeLessThan(40);
    await row(table, 'D-103').hover({ timeout });
    // Its end moves down while rows come into view and are measured.
    await expect(async () => {
      await table.page().mouse.wheel(0, 10_000);
      await expect(table.getByText('D-160', { exact: true })).toBeInViewport({ timeout: 200 });
    }).toPass({ timeout });
  },
};

test('what-works-together: each pair does what its table says @all', async ({ page }) => {
  await open(page, '/guide/what-works-together');
  const demo = page.locator('[data-demo="what-works-together"] [data-demo-preview]');
  const deliveries = demo.getByRole('region', { name: 'Deliveries' });
  const pairs = page.getByRole('table').filter({ has: page.getByRole('cell', { name: 'Virtual' }) });
  const heads = await pairs.getByRole('columnheader').allInnerTexts();
  const rows = await pairs.getByRole('row').all();
  const features = demo.getByRole('checkbox');
  const wrong: string[] = [];
  let tried = 0;

  for (const each of rows.slice(1)) {
    const [first = '', ...cells] = await each.getByRole('cell').allInnerTexts();
    for (const [index, says] of cells.entries()) {
      const second = heads[index]!;
      if (!says) continue;
      tried += 1;
      for (const feature of await features.all()) await feature.uncheck();
      for (const feature of [first, second]) await demo.getByLabel(feature, { exact: true }).check();
      const works = await Object.entries(PROBES)
        .filter(([feature]) => feature === first || feature === second)
        .reduce((before, [, probe]) => before.then(() => probe(deliveries)), Promise.resolve())
        .then(() => '', String);
      if ((works === '') !== (says !== 'No')) wrong.push(`${first} and ${second}: "${says}", ${works || 'works'}`);
      const open = deliveries.getByRole('button', { expanded: true });
      if (await open.count()) await open.first().click();
    }
  }
  expect(wrong).toEqual([]);
  expect(tried).toBe(21);
});
