import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../../../packages/live-docs/tests/e2e/test';

// The guide shows these tests as they are; tests/unit/guide-testing.test.tsx compares them.

test('the staff table sorts and expands', async ({ page }) => {
  await page.goto('/guide/testing');
  const table = page.getByRole('table', { name: 'Staff' });

  // Header cells and cells
  await expect(table.getByRole('columnheader')).toHaveText(['Details', 'Name', 'Team', 'Hours']);
  const ada = table.getByRole('row', { name: 'Ada Byron' });
  await expect(ada.getByRole('cell').last()).toHaveText('24');

  // Sort
  await table.getByRole('button', { name: 'Hours' }).click();
  await expect(table.getByRole('rowheader')).toHaveText([
    'Ada Byron',
    'Radia Joy',
    'Grace Murray',
  ]);

  // Expand
  await ada.getByRole('button', { name: 'Details of Ada Byron' }).click();
  await expect(table.getByRole('cell', { name: 'Away on Friday' })).toBeVisible();
});

/** Turns the wheel over an element until another one shows. */
async function scrollUntilVisible(page: Page, over: Locator, wanted: Locator) {
  await expect(async () => {
    // Each time: before React hydrates the table, the wheel scrolls the page, and the table moves.
    await over.hover();
    await page.mouse.wheel(0, 300);
    await expect(wanted).toBeVisible({ timeout: 100 });
  }).toPass();
}

test('a row far below can be reached', async ({ page }) => {
  await page.goto('/demo/virtual');
  const body = page.locator('.rc-table-tbody-virtual');
  await scrollUntilVisible(page, body, body.locator('[data-row-key="60"]'));
});
