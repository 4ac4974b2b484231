import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { inspect } from 'node:util';
import { deserialize, serialize } from 'node:v8';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { SiteConfig } from '../config/site-config';
import { attempt } from '../files/attempt';
import { OWN_MODULES } from '../files/entries';
import { listFiles } from '../files/files';
import { hashFiles } from '../files/hash-text';
import { keptFiles, writeWhole } from '../files/kept-files';
import { lockFiles } from '../files/lock-files';
import type { EntryReading } from './snapshot';

/** Pages as commands before this one have compiled them. */
export interface KeptPages {
  /** What was made of a text; `isCurrent` of its questions is up to the caller. */
  read(file: string, text: string): EntryReading | undefined;
  write(file: string, reading: EntryReading): void;
  /** Deletes what was neither read nor written. */
  prune(): void;
}

/** Where they are, from the site's root: each in a file. */
const FOLDER = '.site/pages';

/**
 * Keeps what is made of pages from one command to the next, by all that it's made from beside other files: the text, the configuration,
 * the engine and the packages. What a page asks about other files is kept with it.
 * @param root the site's folder, absolute.
 * @returns undefined if plugins of the site compile pages and don't say that they depend on the page alone.
 */
export function keepPages(root: string, config: SiteConfig): KeptPages | undefined {
  const { plugins, remarkPlugins, rehypePlugins, codeLanguages, sources } = config;
  const own = [...plugins, ...remarkPlugins, ...rehypePlugins, ...Object.values(codeLanguages)].filter(Boolean);
  if (own.length > 0 && !(sources && own.every(isPure))) return undefined;
  const base = hashBase(root, config);
  const { use, prune } = keptFiles(path.join(root, FOLDER));
  const fileOf = (file: string, text: string) =>
    use(createHash('sha256').update(`${base}\n${file}\n${text}`).digest('hex').slice(0, 32));
  return {
    read(file, text) {
      const kept = fileOf(file, text);
      return attempt(() => deserialize(inflateRawSync(readFileSync(kept))) as EntryReading);
    },
    write(file, reading) {
      // Without it, the next command compiles the page again.
      attempt(() => writeWhole(fileOf(file, reading.text), deflateRawSync(serialize(reading), { level: 1 })));
    },
    prune,
  };
}

/** True for a plugin, maybe with its options, that says so. */
const isPure = (plugin: unknown): boolean =>
  ((Array.isArray(plugin) ? plugin[0] : plugin) as { isPure?: unknown }).isPure === true;

/** A hash of the configuration but for features and Vite's options, of the engine, and of which packages there are. */
export function hashBase(root: string, config: SiteConfig): string {
  // Vite changes its own options, which pages don't depend on.
  const { features: _features, sources: _sources, vite: _vite, ...options } = config;
  const hash = createHash('sha256').update(`${process.version}\n${root}\n`);
  hash.update(inspect(options, { depth: 8, maxArrayLength: null, maxStringLength: null }));
  hash.update((engine ??= hashFiles(OWN_MODULES.flatMap((folder) => [...listFiles(folder, () => '').keys()]))));
  return hash.update(hashFiles([...lockFiles(root), ...(config.sources ?? [])])).digest('hex');
}

/** A hash of the engine's modules, which stay as they are while a command runs. */
let engine: string | undefined;
