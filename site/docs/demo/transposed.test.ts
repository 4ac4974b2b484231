import type { Steps } from 'live-docs/test';

export const steps: Steps = {
  'tents are columns or rows, and the first column has the headers of its rows': async ({
    demo,
    expect,
  }) => {
    const headers = demo.getByRole('columnheader');
    await expect(headers).toHaveText(['Tent', 'Curlew', 'Dunlin', 'Gannet', 'Pelican']);
    await expect(demo.getByRole('rowheader')).toHaveText(['People', 'Weight', 'Seasons']);
    const weights = demo.getByRole('row', { name: 'Weight' }).getByRole('cell');
    await expect(weights).toHaveText(['1.1 kg', '1.9 kg', '3.4 kg', '9.8 kg']);

    await demo.getByLabel('A column for each tent').uncheck();
    await expect(headers).toHaveText(['Tent', 'People', 'Weight', 'Seasons']);
    await expect(demo.getByRole('rowheader')).toHaveText([
      'Curlew',
      'Dunlin',
      'Gannet',
      'Pelican',
    ]);
  },
};
