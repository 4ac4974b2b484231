import { symlinkSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { writeFiles } from '../../../../../../tests/support/write-files';
import { nothingRead, readFiles } from './files';
import { toId } from './paths';

test('leaves out a byte order mark', async () => {
  const folder = await writeFiles({ 'a.md': '\uFEFF---' });
  expect(readFiles().text(toId(path.join(folder, 'a.md')))).toBe('---');
});

test('ends each line alike, whatever git has written', async () => {
  const folder = await writeFiles({ 'a.md': '# A\r\n\r\n> [!NOTE]\r\n> B\n\rC' });
  expect(readFiles().text(toId(path.join(folder, 'a.md')))).toBe('# A\n\n> [!NOTE]\n> B\n\nC');
});

/** Files in folders that link to each other. */
async function linked(): Promise<string> {
  const folder = await writeFiles({ 'docs/a.md': '', 'docs/own/b.md': '', 'other/c.md': 'C', 'other/deep/d.md': 'D' });
  const link = (from: string, to: string) => symlinkSync(path.join(folder, to), path.join(folder, from), 'junction');
  link('docs/linked', 'other');
  link('docs/own/up', 'docs');
  link('other/deep/back', 'docs/own');
  return toId(folder);
}

test('lists what is in linked folders, and follows no link in a circle', async () => {
  const folder = await linked();
  const files = readFiles();
  expect(files.list(`${folder}/docs`).map((file) => file.slice(folder.length))).toEqual([
    '/docs/a.md',
    '/docs/linked/c.md',
    '/docs/linked/deep/back/b.md',
    '/docs/linked/deep/d.md',
    '/docs/own/b.md',
  ]);
  expect(files.text(`${folder}/docs/linked/deep/d.md`)).toBe('D');
  expect(files.unreadable(`${folder}/docs`)).toEqual([]);
});

test('names links that lead nowhere, but not those of editors', async () => {
  const folder = toId(await writeFiles({ 'docs/a.md': '' }));
  for (const name of ['gone.md', '.#a.md'])
    symlinkSync(path.join(folder, 'x'), path.join(folder, 'docs', name), 'junction');
  expect(readFiles().unreadable(`${folder}/docs`)).toEqual([`${folder}/docs/gone.md`]);
});

test('leaves out folders', async () => {
  const folder = toId(await writeFiles({ 'a.md': '', 'dist/b.md': '', 'guide/dist/c.md': '' }));
  const files = readFiles(nothingRead([`${folder}/dist`]));
  expect(files.list(folder).map((file) => file.slice(folder.length))).toEqual(['/a.md', '/guide/dist/c.md']);
});
