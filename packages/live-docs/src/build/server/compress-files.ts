import { createHash, randomUUID } from 'node:crypto';
import { copyFile, mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Where compressed forms are kept, from the site's root. */
export const COMPRESSED = '.site/compressed';

const TEXT = /\.(html|js|mjs|css|json|svg|txt|xml|webmanifest)$/;
/** Files at once: more would wait for a core or one of Node's threads, and hold the memory of a window each, 1 GB in all. */
const AT_ONCE = Math.min(4, availableParallelism());
/** Below this many bytes a response fits in one packet either way. */
const WORTH_IT = 1024;
/** Milliseconds after which a kept form that no build has used is deleted: 30 days. */
const UNUSED = 30 * 24 * 60 * 60 * 1000;

/**
 * Writes `.br` and `.gz` beside every text file of a folder that is larger than 1 kB and has none yet. A form appears
 * complete or not at all, so that the folder may be served meanwhile. Ends early if another build replaces the folder.
 * @param cache folder to keep the forms in, by the hash of what they hold: the next build copies them from there.
 * @returns how many files that were.
 */
export async function compressFiles(dist: string, cache: string): Promise<number> {
  const entries = await readdir(dist, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const known = new Set(paths);
  const wanted = paths.filter((path) => TEXT.test(path) && !known.has(`${path}.br`));
  const queue = wanted.values();
  const folder = await identify(dist);
  await mkdir(cache, { recursive: true });
  let count = 0;
  const work = async () => {
    for (const path of queue) {
      const text = await readFile(path).catch(() => undefined);
      if (!text || text.length <= WORTH_IT) continue;
      const forms = await Promise.all(FORMS.map((form) => keepForm(form, path, text, cache)));
      if ((await identify(dist)) !== folder) return;
      for (const [at, { extension }] of FORMS.entries()) await place(forms[at]!, path + extension);
      count++;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return count;
}

/** Deletes the kept forms that no build has used for 30 days. */
export async function dropUnusedForms(cache: string): Promise<void> {
  const oldest = Date.now() - UNUSED;
  for (const name of await readdir(cache).catch(() => [])) {
    const file = join(cache, name);
    if ((await stat(file)).mtimeMs < oldest) await rm(file, { force: true });
  }
}

/** Tells a folder from the one that takes its place. */
const identify = async (folder: string) => (await stat(folder).catch(() => undefined))?.ino;

/** A way to compress. */
interface Form {
  extension: string;
  /** How well; part of the kept file's name. */
  level(path: string): number;
  compress(text: Buffer, level: number): Promise<Buffer>;
}

const FORMS: Form[] = [
  {
    extension: '.br',
    // Readers wait for scripts, styles and the search index: 10 comes within 2 % of 11, the smallest, for two fifths of its
    // time. All else is more text: 6 comes within 7 % of 10 for a tenth of its time.
    level: (path) => (/\.(m?js|css)$|\/search-[^/]+\.json$/.test(path) ? 10 : 6),
    compress: (text, level) =>
      toBrotli(text, {
        params: { [constants.BROTLI_PARAM_QUALITY]: level, [constants.BROTLI_PARAM_SIZE_HINT]: text.length },
      }),
  },
  { extension: '.gz', level: () => 9, compress: (text, level) => toGzip(text, { level }) },
];

/** Compresses a text, or finds it compressed. @returns the kept file. */
async function keepForm({ extension, level, compress }: Form, path: string, text: Buffer, cache: string) {
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 24);
  const kept = join(cache, `${hash}-${level(path)}${extension}`);
  const now = new Date();
  // Its time says when it was last used.
  const isKept = await utimes(kept, now, now).then(
    () => true,
    () => false,
  );
  if (isKept) return kept;
  const unfinished = `${kept}.${randomUUID()}`;
  await writeFile(unfinished, await compress(text, level(path)));
  await rename(unfinished, kept);
  return kept;
}

async function place(kept: string, target: string): Promise<void> {
  const unfinished = `${target}.${randomUUID()}`;
  await copyFile(kept, unfinished);
  await rename(unfinished, target);
}
