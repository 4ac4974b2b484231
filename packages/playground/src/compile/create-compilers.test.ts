// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { keepLoaded } from './create-compiler';

it('fetches once what is wanted again, and again what failed', async () => {
  const load = vi
    .fn<() => Promise<{ default: string }>>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue({ default: 'a {}' });
  const unused = vi.fn<() => Promise<{ default: string }>>();
  const { styles } = keepLoaded({
    frame: { chunks: {}, runtime: '', design: '', packages: {} },
    themes: [unused],
    styles: { 'look.css': load, 'other.css': unused },
    values: {},
    files: {},
    folders: {},
  });
  await expect(styles['look.css']?.()).rejects.toThrow('offline');
  expect(await Promise.all([styles['look.css']?.(), styles['look.css']?.()])).toEqual([
    { default: 'a {}' },
    { default: 'a {}' },
  ]);
  expect(load).toHaveBeenCalledTimes(2);
  expect(unused).not.toHaveBeenCalled();
});
