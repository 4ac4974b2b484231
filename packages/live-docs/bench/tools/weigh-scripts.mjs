// @ts-check
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * The bytes of all scripts and data files that a built page names, as they are sent to who takes brotli.
 * @param {string} dist
 * @param {string} page
 */
export async function weighScripts(dist, page) {
  const sizes = (await listScripts(dist, page)).map(async (file) => {
    const { size } = await stat(`${file}.br`).catch(() => stat(file));
    return size;
  });
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

/**
 * All scripts and data files that a built page names. The site is at the root of its host.
 * @param {string} dist
 * @param {string} page
 */
export async function listScripts(dist, page) {
  const html = await readFile(join(dist, page), 'utf8');
  const scripts = html.matchAll(
    /(?:rel="modulepreload" href|rel="preload" as="fetch" crossorigin href|type="module" src)="([^"]+)"/g,
  );
  return [...scripts].map(([, address = '']) => join(dist, address));
}
