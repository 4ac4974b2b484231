import { utimesSync } from 'node:fs';
import path from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { writeFiles } from '../../../../tests/support/write-files';
import { createKept } from './create-kept';

it('builds again once packages are installed or a linked one changes, and after a failure', async () => {
  const root = await writeFiles({
    'app/package.json': '{}',
    'package-lock.json': '{}',
    'linked/index.js': '',
    'app/node_modules/a/index.js': '',
  });
  const [lock, linked, installed] = ['package-lock.json', 'linked/index.js', 'app/node_modules/a/index.js'].map(
    (name) => path.join(root, name),
  ) as [string, string, string];
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  /** Changes a file one second after all that was done before. */
  const change = (file: string) => {
    utimesSync(file, Date.now() / 1000 + 1, Date.now() / 1000 + 1);
    vi.setSystemTime(Date.now() + 2000);
  };
  vi.setSystemTime(Date.now() + 2000);

  let count = 0;
  let fails = true;
  const get = createKept(path.join(root, 'app'), async () => {
    if (fails) throw new Error('broken');
    count += 1;
    return { count, sources: [linked, installed] };
  });
  await expect(Promise.all([get(), get()])).rejects.toThrow('broken');
  fails = false;
  expect(await Promise.all([get(), get()])).toMatchObject([{ count: 1 }, { count: 1 }]);
  change(installed);
  expect(await get()).toMatchObject({ count: 1 });
  change(linked);
  expect(await Promise.all([get(), get()])).toMatchObject([{ count: 2 }, { count: 2 }]);
  change(lock);
  expect(await get()).toMatchObject({ count: 3 });
});
