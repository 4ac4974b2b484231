// @ts-check
// The other end of `compressFiles`. Its calls wait, because a file's dozen promises take longer than compressing most files.
import { createHash, randomUUID } from 'node:crypto';
import { copyFileSync, linkSync, readFileSync, renameSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** Below this many bytes a response fits in one packet either way. */
const WORTH_IT = 1024;
/** Bytes from which a script counts as large: React is smaller. */
const LARGE = 256 * 1024;

/**
 * A way to compress.
 * @typedef {object} Form
 * @property {import('./compress-files').Coding} coding
 * @property {string} extension
 * @property {(path: string, size: number) => number} level how well; part of the cached file's name
 * @property {(text: Buffer, level: number) => Buffer} compress
 */

/** @type {Form[]} */
const FORMS = [
  {
    coding: 'br',
    extension: '.br',
    // Readers wait for scripts and styles: 11 is the smallest. 10 comes within 2 % of it for two fifths of its time, which
    // tells for what is large and loads later, as editor and search index do. All else is more text: 6 comes within 7 % of
    // 10 for a tenth of its time.
    level: (path, size) => {
      if (/\.(m?js|css)$/.test(path)) return size < LARGE ? 11 : 10;
      return /\/search-[^/]+\.json$/.test(path) ? 10 : 6;
    },
    compress: (text, level) =>
      brotliCompressSync(text, {
        params: { [constants.BROTLI_PARAM_QUALITY]: level, [constants.BROTLI_PARAM_SIZE_HINT]: text.length },
      }),
  },
  { coding: 'gzip', extension: '.gz', level: () => 9, compress: (text, level) => gzipSync(text, { level }) },
];

/** @type {import('./compress-files').CompressInput} */
const { dist, folder, cache, codings, paths, next } = workerData;
const wanted = FORMS.filter(({ coding }) => codings.includes(coding));
let count = 0;
for (let at = Atomics.add(next, 0, 1); at < paths.length; at = Atomics.add(next, 0, 1)) {
  const path = /** @type {string} */ (paths[at]);
  const text = attempt(() => readFileSync(path));
  if (!text || text.length <= WORTH_IT) continue;
  const forms = wanted.map((form) => ({ ...form, kept: keepForm(form, path, text) }));
  if (attempt(() => statSync(dist).ino) !== folder) break;
  for (const { kept, extension } of forms) place(kept, path + extension);
  count++;
}
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort?.postMessage(count);

/**
 * Compresses a text, or finds it compressed.
 * @param {Form} form
 * @param {string} path
 * @param {Buffer} text
 * @returns the cached file
 */
function keepForm({ extension, level, compress }, path, text) {
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 24);
  const kept = join(cache, `${hash}-${level(path, text.length)}${extension}`);
  const now = new Date();
  // Its time says when it was last used.
  if (attempt(() => utimesSync(kept, now, now) ?? true)) return kept;
  const unfinished = `${kept}.${randomUUID()}`;
  writeFileSync(unfinished, compress(text, level(path, text.length)));
  renameSync(unfinished, kept);
  return kept;
}

/**
 * Puts a cached file at its place: a second name of the same file, or a copy where the disk has no such names.
 * @param {string} kept
 * @param {string} target
 */
function place(kept, target) {
  try {
    linkSync(kept, target);
  } catch {
    const unfinished = `${target}.${randomUUID()}`;
    copyFileSync(kept, unfinished);
    renameSync(unfinished, target);
  }
}

/**
 * The result of a call, or nothing if it throws.
 * @template T
 * @param {() => T} call
 * @returns {T | undefined}
 */
function attempt(call) {
  try {
    return call();
  } catch {
    return undefined;
  }
}
