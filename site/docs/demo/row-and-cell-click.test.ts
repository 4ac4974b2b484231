import type { Steps } from 'live-docs/test';

export const steps: Steps = {
  'the log lists the events in order': async ({ demo, expect }) => {
    const events = demo.getByRole('log', { name: 'Events' }).getByRole('listitem');
    const cell = (file: string, text: string) =>
      demo.getByRole('row').filter({ hasText: file }).getByRole('cell', { name: text });

    await cell('Site plan', '12 Nov').click();
    await cell('Site plan', 'Dev Patel').click({ modifiers: ['Shift'] });
    await expect(events).toHaveText([
      'Row click: Site plan',
      'Cell click: owner of Site plan + Shift',
      'Row click: Site plan + Shift',
    ]);

    await cell('Building permit', '30 Oct').dblclick();
    await expect(events).toHaveText([
      'Cell click: owner of Site plan + Shift',
      'Row click: Site plan + Shift',
      'Row click: Building permit',
      'Row click: Building permit',
      'Row double click: Building permit',
    ]);
  },

  'the keyboard reaches a cell, and expanding is no row click': async ({ demo, expect }) => {
    const events = demo.getByRole('log', { name: 'Events' }).getByRole('listitem');
    await demo.getByRole('button', { name: 'Files in Costs' }).press('Enter');
    const budget = demo.getByRole('row').filter({ hasText: 'Budget' });
    await expect(budget).toBeVisible();
    await expect(events).toHaveCount(0);
    await budget.getByRole('button', { name: 'Elif Kaya' }).press('Enter');
    await expect(events).toHaveText(['Cell click: owner of Budget', 'Row click: Budget']);
  },
};
