import { readdir, readFile } from 'node:fs/promises';
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
  const { files, bytes, brotli, gzip } = await compressFiles(dist);

  const written = await readdir(dist, { recursive: true });
  expect(written.filter((name) => /\.(br|gz)$/.test(name)).sort()).toEqual(
    ['assets/page.js', 'demo/simple.html', 'index.html'].flatMap((name) => [`${name}.br`, `${name}.gz`]),
  );
  expect(brotliDecompressSync(await readFile(join(dist, 'demo/simple.html.br'))).toString()).toBe(text);
  expect(gunzipSync(await readFile(join(dist, 'assets/page.js.gz'))).toString()).toBe(text);
  expect({ files, bytes }).toEqual({ files: 3, bytes: 3 * text.length });
  expect(brotli).toBeLessThan(bytes / 10);
  expect(gzip).toBeLessThan(bytes / 10);
});

test('an empty folder has nothing to compress', async () => {
  expect(await compressFiles(await writeFiles({}))).toEqual({ files: 0, bytes: 0, brotli: 0, gzip: 0 });
});
