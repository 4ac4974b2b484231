import { readdir, readFile, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { writeFiles } from '../../../../../../../tests/support/write-files';
import { compressFiles, dropUnusedForms } from './compress-files';

test('writes both forms beside every text file that is worth it', async () => {
  const text = 'a line of a page\n'.repeat(200);
  const dist = join(
    await writeFiles({
      'dist/index.html': text,
      'dist/demo/simple.html': text,
      'dist/assets/page.js': text,
      'dist/small.html': 'x'.repeat(1024),
      'dist/picture.png': text,
    }),
    'dist',
  );
  expect(await compressFiles(dist, join(dist, '../forms'), ['br', 'gzip'])).toBe(3);

  const written = await readdir(dist, { recursive: true });
  expect(written.filter((name) => /\.(br|gz)$/.test(name)).sort()).toEqual(
    ['assets/page.js', 'demo/simple.html', 'index.html'].flatMap((name) => [`${name}.br`, `${name}.gz`]),
  );
  expect(brotliDecompressSync(await readFile(join(dist, 'demo/simple.html.br'))).toString()).toBe(text);
  expect(gunzipSync(await readFile(join(dist, 'assets/page.js.gz'))).toString()).toBe(text);
  expect((await stat(join(dist, 'index.html.br'))).size).toBeLessThan(text.length / 10);
});

test('writes the forms alone that are wanted', async () => {
  const dist = join(await writeFiles({ 'dist/page.js': 'a line of a page\n'.repeat(200) }), 'dist');
  expect(await compressFiles(dist, join(dist, '../forms'), ['gzip'])).toBe(1);
  expect((await readdir(dist)).sort()).toEqual(['page.js', 'page.js.gz']);
});

test('what has its forms is left alone, what came since is compressed', async () => {
  const text = 'a line of a page\n'.repeat(200);
  const dist = join(
    await writeFiles({ 'dist/page.js': text, 'dist/page.js.br': 'as it was', 'dist/page.js.gz': 'as it was' }),
    'dist',
  );
  expect(await compressFiles(dist, join(dist, '../forms'), ['br', 'gzip'])).toBe(0);
  expect(await readFile(join(dist, 'page.js.br'), 'utf8')).toBe('as it was');
  await writeFile(join(dist, 'index.html'), text);
  expect(await compressFiles(dist, join(dist, '../forms'), ['br', 'gzip'])).toBe(1);
});

test('a text that was compressed before is copied from where it was kept, and another is not', async () => {
  const text = 'a line of a page\n'.repeat(200);
  const root = await writeFiles({ 'dist/page.html': text, 'next/moved.html': text, 'next/page.html': `${text}!` });
  const forms = join(root, 'forms');
  await compressFiles(join(root, 'dist'), forms, ['br', 'gzip']);
  for (const name of await readdir(forms)) await writeFile(join(forms, name), 'kept');
  await compressFiles(join(root, 'next'), forms, ['br', 'gzip']);
  expect(await readFile(join(root, 'next/moved.html.br'), 'utf8')).toBe('kept');
  expect(brotliDecompressSync(await readFile(join(root, 'next/page.html.br'))).toString()).toBe(`${text}!`);
});

test('drops what no build has used for 30 days', async () => {
  const root = await writeFiles({ 'old-7.br': '', 'new-7.br': '' });
  const days = (count: number) => new Date(Date.now() - count * 24 * 60 * 60 * 1000);
  await utimes(join(root, 'old-7.br'), days(31), days(31));
  await utimes(join(root, 'new-7.br'), days(29), days(29));
  await dropUnusedForms(root);
  expect(await readdir(root)).toEqual(['new-7.br']);
});
