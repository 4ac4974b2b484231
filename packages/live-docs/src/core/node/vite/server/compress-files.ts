import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { toId } from '../../files/paths';

/** Where compressed forms are cached, from the site's root. */
export const COMPRESSED = '.site/compressed';

const THREAD = path.join(path.dirname(fileURLToPath(import.meta.url)), 'compress-thread.mjs');
const TEXT = /\.(html|js|mjs|css|json|svg|txt|md|xml|webmanifest)$/;
/** Threads: more would wait for a core, and hold the memory of a window each, 1 GB in all. */
const AT_ONCE = Math.min(4, availableParallelism());
/** Milliseconds after which a cached form that no build has used is deleted: 30 days. */
const UNUSED = 30 * 24 * 60 * 60 * 1000;

/** A way to compress, as HTTP names it. */
export type Coding = 'br' | 'gzip';

/** What each thread gets. */
export interface CompressInput {
  dist: string;
  /** Inode of `dist`: tells it from the folder that takes its place. */
  folder: number;
  cache: string;
  codings: readonly Coding[];
  /** Ids of the files to compress. */
  paths: string[];
  /** Index of the file to take next, shared by all threads. */
  next: Int32Array;
}

/**
 * Writes compressed forms, `.br` and `.gz`, beside every text file of a folder that is larger than 1 kB and has none yet. A form
 * appears complete or not at all, so that the folder may be served meanwhile. Ends early if another build replaces the folder.
 * @param cache folder to keep the forms in, by the hash of what they hold: the next build takes them from there.
 * @returns how many files that were.
 */
export async function compressFiles(dist: string, cache: string, codings: readonly Coding[]): Promise<number> {
  const { ino: folder } = await stat(dist);
  const entries = await readdir(dist, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => toId(path.join(entry.parentPath, entry.name)));
  const known = new Set(files);
  const paths = files.filter((file) => TEXT.test(file) && !known.has(`${file}.br`) && !known.has(`${file}.gz`));
  const next = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  await mkdir(cache, { recursive: true });
  const run = () =>
    new Promise<number>((resolve, reject) => {
      const workerData: CompressInput = { dist, folder, cache, codings, paths, next };
      new Worker(THREAD, { workerData }).once('message', resolve).once('error', reject);
    });
  const counts = await Promise.all(Array.from({ length: Math.min(AT_ONCE, paths.length) }, run));
  return counts.reduce((sum, count) => sum + count, 0);
}

/** Deletes the cached forms that no build has used for 30 days. */
export async function dropUnusedForms(cache: string): Promise<void> {
  const oldest = Date.now() - UNUSED;
  for (const name of await readdir(cache).catch(() => [])) {
    const file = path.join(cache, name);
    if ((await stat(file)).mtimeMs < oldest) await rm(file, { force: true });
  }
}
