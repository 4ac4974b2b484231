import type { Locator } from '@playwright/test';
import { expect, test } from '../test';
import { openDemo, PLACES } from './places';

const cell = (preview: Locator, file: string, text: string) =>
  preview.getByRole('row').filter({ hasText: file }).getByRole('cell').filter({ hasText: text });

for (const place of PLACES) {
  test(`row-and-cell-click at /${place}: the log lists the events in order @dev`, async ({ page }) => {
    const preview = await openDemo(page, place, 'row-and-cell-click');
    const events = preview.getByRole('log', { name: 'Events' }).getByRole('listitem');
    const clear = () => preview.getByRole('button', { name: 'Clear the log' }).click();

    await cell(preview, 'Site plan', '12 Nov').click();
    await expect(events).toHaveText(['Row click: Site plan']);
    await cell(preview, 'Site plan', 'Dev Patel').click({ modifiers: ['Shift'] });
    await expect(events).toHaveText([
      'Row click: Site plan',
      'Cell click: owner of Site plan, with Shift',
      'Row click: Site plan, with Shift',
    ]);

    await clear();
    await cell(preview, 'Building permit', '30 Oct').dblclick();
    await expect(events).toHaveText([
      'Row click: Building permit',
      'Row click: Building permit, second',
      'Row double click: Building permit',
    ]);

    await clear();
    await preview.getByLabel('Stop the click at the cell').check();
    await cell(preview, 'Soil report', 'Greta Holm').click();
    await expect(events).toHaveText(['Cell click: owner of Soil report']);
  });

  test(`row-and-cell-click at /${place}: buttons in a row, for the keyboard`, async ({ page }) => {
    const preview = await openDemo(page, place, 'row-and-cell-click');
    const events = preview.getByRole('log', { name: 'Events' }).getByRole('listitem');
    await preview.getByRole('button', { name: 'Content of Costs' }).press('Enter');
    await expect(cell(preview, 'Budget', 'Budget')).toBeVisible();
    await expect(events).toHaveCount(0);
    await preview.getByRole('button', { name: 'Elif Kaya, owner of Budget' }).press('Enter');
    await preview.getByRole('button', { name: 'Open Budget' }).press('Enter');
    await expect(events).toHaveText(['Cell click: owner of Budget', 'Row click: Budget', 'Button click: Budget']);
  });
}
