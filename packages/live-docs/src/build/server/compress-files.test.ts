import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { writeFiles } from '../../../tests/unit/write-files';
import { compressFiles } from './compress-files';

test('writes both forms beside every text file that is worth it', async () => {
  const text = 'a line of a page\n'.repeat(200);
  const dist = await writeFiles({
    'index.html': text,
    'demo/simple.html': text,
    'assets/page.js': text,
    'small.html': 'x'.repeat(1024),
    'picture.png': text,
  });
  expect(await compressFiles(dist)).toBe(3);

  const written = await readdir(dist, { recursive: true });
  expect(written.filter((name) => /\.(br|gz)$/.test(name)).sort()).toEqual(
    ['assets/page.js', 'demo/simple.html', 'index.html'].flatMap((name) => [`${name}.br`, `${name}.gz`]),
  );
  expect(brotliDecompressSync(await readFile(join(dist, 'demo/simple.html.br'))).toString()).toBe(text);
  expect(gunzipSync(await readFile(join(dist, 'assets/page.js.gz'))).toString()).toBe(text);
  expect((await stat(join(dist, 'index.html.br'))).size).toBeLessThan(text.length / 10);
});

test('what has its forms is left alone, what came since is compressed', async () => {
  const text = 'a line of a page\n'.repeat(200);
  const dist = await writeFiles({ 'page.js': text, 'page.js.br': 'as it was', 'page.js.gz': 'as it was' });
  expect(await compressFiles(dist)).toBe(0);
  expect(await readFile(join(dist, 'page.js.br'), 'utf8')).toBe('as it was');
  await writeFile(join(dist, 'index.html'), text);
  expect(await compressFiles(dist)).toBe(1);
});
