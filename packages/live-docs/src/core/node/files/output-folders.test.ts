import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { writeFiles } from '../../../../../../tests/support/write-files';
import { checkOutput, publishOutput } from './output-folders';

const BUILD = JSON.stringify({ id: 'a', script: 'assets/docs.js', data: {} });
const OLD = {
  'dist/index.html': 'old',
  'dist/build.json': BUILD,
  'dist/gone.html': 'old',
  '.site/server/server.js': 'old',
};
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

it.each([
  [
    'pages',
    { 'dist/index.mdx': '', 'dist/a.md': '', 'dist/b.md': '', 'dist/c.md': '' },
    'which holds a.md, b.md, c.md and 1 more',
  ],
  ['the build of another tool', { 'dist/build.json': '{"script":1}' }, 'which holds build.json'],
  ['a repository', { 'dist/build.json': BUILD, 'dist/.git': 'gitdir: x' }, 'which holds .git, build.json'],
  ['one hidden file', { 'dist/.keep': '' }, 'which holds .keep'],
])('replaces no folder that holds %s', async (_, files, found) => {
  const root = await writeFiles({ ...files, ...NEXT });
  expect(() => publishOutput(root, 'dist')).toThrow(`dist: no build has written this folder, ${found}. Expected`);
  for (const [file, text] of Object.entries(files)) expect(read(root, file)).toBe(text);
});

it('replaces no file', async () => {
  const root = await writeFiles({ dist: 'text' });
  expect(() => checkOutput(root, 'dist')).toThrow('dist: it is a file. Expected a folder that is absent');
});

it('replaces an empty folder', async () => {
  const root = await writeFiles(NEXT);
  mkdirSync(path.join(root, 'dist'));
  publishOutput(root, 'dist');
  expect(read(root, 'dist/index.html')).toBe('new');
});
