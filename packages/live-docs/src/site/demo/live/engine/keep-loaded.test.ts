import { expect, it, vi } from 'vitest';
import { keepLoaded } from './keep-loaded';

it('fetches once what is wanted again, and again what failed', async () => {
  const load = vi
    .fn<() => Promise<{ Table: string }>>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue({ Table: 'Table' });
  const unused = vi.fn<() => Promise<{ default: string }>>();
  const { packages } = keepLoaded({ packages: { table: load }, styles: { 'look.css': unused }, files: {}, demos: {} });
  await expect(packages['table']?.()).rejects.toThrow('offline');
  expect(await Promise.all([packages['table']?.(), packages['table']?.()])).toEqual([
    { Table: 'Table' },
    { Table: 'Table' },
  ]);
  expect(load).toHaveBeenCalledTimes(2);
  expect(unused).not.toHaveBeenCalled();
});
