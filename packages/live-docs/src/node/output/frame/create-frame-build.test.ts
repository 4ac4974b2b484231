import { mkdirSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, it } from 'vitest';
import { snapshotOf } from '../../../../tests/unit/snapshot-of';
import { writeFiles } from '../../../../../../tests/support/write-files';
import { createFrameBuild } from './create-frame-build';

it('is built again after it failed, and once for the same imports', async () => {
  const root = await writeFiles({ 'package.json': '{}' });
  const snapshot = await snapshotOf({});
  const frame = createFrameBuild({ root, isSmall: false });
  await expect(frame(snapshot)).rejects.toThrow('react-dom');
  mkdirSync(path.join(root, 'node_modules'));
  for (const name of ['react', 'react-dom']) {
    const installed = path.dirname(createRequire(import.meta.url).resolve(`${name}/package.json`));
    symlinkSync(installed, path.join(root, 'node_modules', name), 'junction');
  }
  const build = frame(snapshot);
  expect((await build).files.runtime).toBe('runtime.js');
  expect(frame(snapshot)).toBe(build);
});
