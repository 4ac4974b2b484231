import type { Steps } from 'live-docs/test';

export const steps: Steps = {
  'the extra element shows, and stays with the header': async ({ demo, expect }) => {
    const box = demo.getByRole('region', { name: 'Departures' });
    const bar = demo.getByText('Departures, local time');
    const last = demo.getByRole('row', { name: 'Athens' });
    await expect(bar).toBeInViewport();
    await expect(last).not.toBeInViewport();
    await box.evaluate((element) => element.scrollTo(0, element.scrollHeight));
    await expect(last).toBeInViewport();
    await expect(bar).toBeInViewport({ ratio: 1 });
    await expect(demo.locator('thead').getByRole('columnheader', { name: 'Gate' })).toBeInViewport(
      { ratio: 1 },
    );
  },

  'each part has the class that is named for it': async ({ demo, expect }) => {
    await expect(demo.locator('.rc-table-container.board')).toHaveCount(1);
    await expect(demo.locator('thead.board-header th.board-header-cell')).toHaveCount(4);
    await expect(demo.locator('tbody.board-body tr.board-row td.board-cell')).toHaveCount(16 * 4);
    await expect(demo.locator('.rc-table-footer.board-footer')).toHaveText('16 flights');
  },
};
