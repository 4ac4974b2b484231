import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { unzipSync, zipSync, type UnzipFileInfo } from 'fflate';
import { BuildError } from 'live-playground/model';
import { attempt } from '../../../core/node/files/attempt';
import { shortHash } from '../../../core/node/files/hash-text';
import { parseJson } from '../../../core/node/files/parse-json';
import { toId } from '../../../core/node/files/paths';
import type { Problem } from '../../../core/model';

/** Name of what an archive says of itself: in the built site, and in the archive's file. */
export const MANIFEST = 'archive.json';

/** What the build says of an archive. */
export interface ArchiveFacts {
  /** The version of this format. */
  interface: 1;
  name: string;
  /** What it was built for, with a slash at both ends: `/v7/`. */
  base: string;
  /** Of the documented library. */
  version?: string;
  /** Addresses of its pages, below the base. */
  pages: readonly string[];
}

/** What an archive says of itself. */
interface Manifest extends ArchiveFacts {
  /** The hash of each other file, by its path. */
  files: Readonly<Record<string, string>>;
}

/** The file of an archive, as far as it's read. */
export interface ArchiveFile {
  manifest: Manifest;
  /** Of all its bytes. */
  hash: string;
  /** All its files by path. @throws {BuildError} if they aren't those that the manifest names. */
  files(): Readonly<Record<string, Uint8Array>>;
}

/** Path of an archive's file, from the site's folder. */
export const archiveFile = (name: string): string => `archives/${name}.zip`;

/** Other forms of files, which the build writes that publishes them. */
const COMPRESSED = /\.(br|gz)$/;

/** The same bytes for the same site. It's the first day that the format knows. */
const DAY = new Date(1980, 0, 1);

/**
 * Writes a built site to one file, with the hash of each of its files.
 * @param dist the site's folder, absolute, which has the manifest without hashes.
 * @param file absolute path.
 * @returns the number of its pages, and the file's size in bytes.
 */
export function writeArchive(dist: string, file: string): { pages: number; bytes: number } {
  const entries = readdirSync(dist, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const names = entries.map((entry) => toId(path.relative(dist, path.join(entry.parentPath, entry.name)))).toSorted();
  const kept = names.filter((name) => name !== MANIFEST && !COMPRESSED.test(name));
  const contents = kept.map((name) => [name, readFileSync(path.join(dist, name))] as const);
  const facts = JSON.parse(readFileSync(path.join(dist, MANIFEST), 'utf8')) as ArchiveFacts;
  const files = Object.fromEntries(contents.map(([name, content]) => [name, shortHash(content)]));
  const manifest = Buffer.from(JSON.stringify({ ...facts, files } satisfies Manifest));
  const bytes = zipSync({ [MANIFEST]: manifest, ...Object.fromEntries(contents) }, { level: 9, mtime: DAY });
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, bytes);
  return { pages: facts.pages.length, bytes: bytes.length };
}

/**
 * Reads an archive's file, without unpacking it.
 * @param root the site's folder, absolute.
 * @param base that the archive has to be built for.
 * @returns what is wrong with it, if it can't be published.
 */
export function readArchive(root: string, name: string, base: string): ArchiveFile | Problem {
  const file = archiveFile(name);
  const expected = `a site that "live-docs archive ${name}" has built`;
  const again = `Restore the file from version control, or check the release out and run "live-docs archive ${name}"`;
  const bytes = attempt(() => readFileSync(path.join(root, file)));
  if (!bytes) {
    const fix = `Check the release out and run "live-docs archive ${name}", or name the archive's address with "url"`;
    return { file, found: 'there is no such file', expected, fix };
  }
  if (bytes.subarray(0, 40).toString().startsWith('version https://git-lfs')) {
    const found = 'it is a pointer of Git LFS';
    return { file, found, expected, fix: 'Run "git lfs pull"' };
  }
  const only = ({ name: entry }: UnzipFileInfo) => entry === MANIFEST;
  const text = attempt(() => unzipSync(bytes, { filter: only })[MANIFEST]);
  const manifest = text && parseJson<Partial<Manifest>>(Buffer.from(text).toString());
  if (!manifest?.pages || !manifest.files)
    return { file, found: `it has no ${MANIFEST}, so it is no archive`, expected, fix: again };
  if (manifest.interface !== 1) {
    const found = `it has the format ${manifest.interface}`;
    return { file, found, expected: 'format 1', fix: 'Install a newer version of live-docs' };
  }
  if (manifest.base !== base) {
    const found = `it was built for ${manifest.base}`;
    const fix = `Check the release out, set the same "base" there as now, and run "live-docs archive ${name}"`;
    return { file, found, expected: `one for ${base}, where it is published`, fix };
  }
  const whole = manifest as Manifest;
  return {
    manifest: whole,
    hash: createHash('sha256').update(bytes).digest('hex'),
    files() {
      const files = attempt(() => unzipSync(bytes)) ?? {};
      const found = compare(whole.files, files);
      if (found !== undefined) throw new BuildError([{ file, found, expected, fix: again }]);
      return files;
    },
  };
}

/** How the files of an archive differ from what it says of them. */
function compare(hashes: Manifest['files'], files: Readonly<Record<string, Uint8Array>>): string | undefined {
  const names = Object.keys(hashes);
  const lacks = names.filter((name) => !Object.hasOwn(files, name));
  if (lacks.length > 0) return `it lacks ${listed(lacks)}`;
  const changed = names.filter((name) => shortHash(files[name]!) !== hashes[name]);
  if (changed.length > 0) return `${listed(changed)} changed since it was written`;
  const added = Object.keys(files).filter((name) => name !== MANIFEST && !Object.hasOwn(hashes, name));
  return added.length > 0 ? `${listed(added)} was added since it was written` : undefined;
}

const listed = (names: readonly string[]) =>
  names.length > 3 ? `${names.slice(0, 3).join(', ')} and ${names.length - 3} more files` : names.join(', ');
