// @ts-check
import { copyFile, cp, link, mkdir, mkdtemp, readdir, readlink, realpath, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

/** Left out wherever they are: what was built, cached or installed. */
const LEFT_OUT = new Set(['.git', 'node_modules', 'dist', '.site', 'test-results']);
const CACHES = new Set(['.vite', '.vite-temp', '.cache', '.tmp']);

/**
 * Copies a checkout of the repository to a temporary folder, without what it has built or cached.
 * All measuring happens in the copy: builds, caches and edits leave the repository alone.
 * @param {string} from
 */
export async function copyCheckout(from) {
  const to = await mkdtemp(join(await realpath(tmpdir()), 'live-docs-bench-'));
  for (const name of await readdir(from)) {
    if (LEFT_OUT.has(name)) continue;
    await cp(join(from, name), join(to, name), {
      recursive: true,
      filter: (source) => !LEFT_OUT.has(basename(source)),
    });
  }
  await linkFolder(join(from, 'node_modules'), join(to, 'node_modules'));
  return to;
}

/**
 * Hard links instead of copies: fast, and unlike one symbolic link they keep the copy's caches apart.
 * @param {string} from
 * @param {string} to
 */
export async function linkFolder(from, to) {
  await mkdir(to);
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (CACHES.has(entry.name)) continue;
    if (entry.isDirectory()) await linkFolder(source, target);
    else if (entry.isSymbolicLink()) await symlink(await readlink(source), target);
    else await link(source, target).catch(() => copyFile(source, target));
  }
}
