import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { writeFiles } from '../../../../../tests/support/write-files';
import { publishOutput } from './output-folders';

const OLD = { 'dist/index.html': 'old', 'dist/gone.html': 'old', '.site/server/server.js': 'old' };
const NEXT = { '.site/next/dist/index.html': 'new', '.site/next/server/server.js': 'new' };

const read = (root: string, file: string) => readFileSync(path.join(root, file), 'utf8');

it('replaces pages and server together, and leaves nothing of the last build', async () => {
  const root = await writeFiles({ ...OLD, ...NEXT, '.site/api.json': 'kept' });
  publishOutput(root, 'dist');
  expect(read(root, 'dist/index.html')).toBe('new');
  expect(read(root, '.site/server/server.js')).toBe('new');
  expect(existsSync(path.join(root, 'dist/gone.html'))).toBe(false);
  expect(existsSync(path.join(root, '.site/old'))).toBe(false);
  expect(read(root, '.site/api.json')).toBe('kept');
});

it('works for the first build', async () => {
  const root = await writeFiles(NEXT);
  publishOutput(root, 'build/site');
  expect(read(root, 'build/site/index.html')).toBe('new');
});

it('puts back what it has moved when a folder cannot be moved', async () => {
  const root = await writeFiles({ ...OLD, '.site/next/server/server.js': 'new' });
  expect(() => publishOutput(root, 'dist')).toThrow(/dist: the folder can't be replaced: ENOENT/);
  expect(read(root, 'dist/index.html')).toBe('old');
  expect(read(root, '.site/server/server.js')).toBe('old');
});
