import { expect, open, test } from '../../../../packages/live-docs/tests/e2e/test';

test('sorting: three states, aria-sort, language rules and empty values last', async ({ page }) => {
  await open(page, '/guide/sorting');
  const demo = page.locator('[data-demo="sortable-columns"] [data-demo-preview]');
  const names = demo.locator('tbody th');
  const original = ['Stage 10', 'Stage 2', 'Stage 1', 'Stage 21', 'Stage 3', 'Stage 7'];
  await expect(names).toHaveText(original);

  const header = demo.getByRole('columnheader', { name: 'Route' });
  const button = header.getByRole('button');
  await button.press('Enter');
  await expect(names).toHaveText(['Stage 1', 'Stage 2', 'Stage 3', 'Stage 7', 'Stage 10', 'Stage 21']);
  await expect(header).toHaveAttribute('aria-sort', 'ascending');
  await expect(button).toBeFocused();
  await button.press('Enter');
  await expect(header).toHaveAttribute('aria-sort', 'descending');
  await expect(demo.getByText('Sorted by route, descending')).toBeVisible();
  await button.press('Enter');
  await expect(names).toHaveText(original);
  await expect(header).not.toHaveAttribute('aria-sort');

  await demo.getByRole('button', { name: 'Region' }).click();
  await expect(demo.locator('tbody td:nth-child(2)')).toHaveText([
    'Aosta',
    'Engadin',
    'Évian',
    'Oberland',
    'Ötztal',
    'Zillertal',
  ]);

  const opens = demo.locator('tbody td:nth-child(4)');
  await demo.getByRole('button', { name: 'Opens' }).click();
  await expect(opens).toHaveText(['4 Oct 2025', '9 May 2026', '20 Jun 2026', '1 Jul 2026', 'Unknown', 'Unknown']);
  await demo.getByRole('button', { name: 'Opens' }).click();
  await expect(opens).toHaveText(['1 Jul 2026', '20 Jun 2026', '9 May 2026', '4 Oct 2025', 'Unknown', 'Unknown']);
  await expect(demo.locator('th[aria-sort]')).toHaveCount(1);
});

test('sorting: by several columns, of which only the first has aria-sort @all', async ({ page }) => {
  await open(page, '/guide/sorting');
  const demo = page.locator('[data-demo="sort-by-several-columns"] [data-demo-preview]');
  const people = demo.locator('tbody td:nth-child(3)');
  await demo.getByRole('button', { name: 'Day' }).click();
  await demo.getByRole('button', { name: 'Hours' }).click();
  await demo.getByRole('button', { name: 'Hours' }).click();
  await expect(people).toHaveText(['Elif', 'Tomás', 'Ines', 'Yuki', 'Ada', 'Mara', 'Lena', 'Oskar']);
  await expect(demo.locator('th[aria-sort]')).toHaveCount(1);
  await expect(demo.getByRole('button', { name: /^Hours 3\W+descending$/ })).toBeVisible();
  await demo.getByRole('button', { name: 'Clear sorting' }).click();
  await expect(people.first()).toHaveText('Mara');
  await expect(demo.getByText('Not sorted')).toBeVisible();
});
