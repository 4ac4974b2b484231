// @ts-check
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

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
