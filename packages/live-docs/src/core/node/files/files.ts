import { existsSync, readdirSync, realpathSync, statSync, type Dirent } from 'node:fs';
import path from 'node:path';
import type { DemoControls } from '../../model';
import { attempt } from './attempt';
import { readText } from './hash-text';
import { toId } from './paths';

/**
 * Files as one reading found them. Each is read once, so that everything in a snapshot comes from the same texts.
 * Files are named by id.
 */
export interface Files {
  /** Files in a folder and its folders, linked ones too, sorted; none if there is no such folder. */
  list(folder: string): readonly string[];
  /** What is listed there and can't be read: links that lead nowhere, and folders without permission. */
  unreadable(folder: string): readonly string[];
  /** Undefined if there is no such file. */
  text(file: string): string | undefined;
  /** True for a file or a folder. */
  has(file: string): boolean;
  /** Files that are made of others, by id: `text` and `has` know them, lists don't. */
  made: ReadonlyMap<string, MadeFile>;
  /** True for a file that was listed or read: `lookAgain` finds what changes in it. */
  isFollowed(file: string): boolean;
}

/**
 * A file that is on no disk, since it's made of another one: of a fence in a page, of a story. It lies beside that one, so that its
 * imports start there, and everything takes it for a file like any other.
 */
export interface MadeFile {
  /** Its id, with `~` in the name: `/docs/guide~sizes.tsx`. */
  file: string;
  text: string;
  /** Id of the file that it's made of. */
  origin: string;
  /** The line there of each of its lines; those behind the last that is listed come from that one's. Messages name these. */
  lines: readonly number[];
  /** It runs, and readers don't see it. */
  isHidden?: true;
  /** No author wrote the page that it is for the site: what is wrong with it is a warning. */
  isOptional?: true;
  /** Controls of a demo whose own file it is. */
  controls?: DemoControls;
  /** True for a demo's own file whose shown files are nothing without it. */
  isBound?: true;
}

/** What `readFiles` remembers. */
export interface ReadFiles extends Files {
  texts: Map<string, Reading>;
  found: Map<string, boolean>;
  /** Files by folder, each with its stamp. */
  lists: Map<string, Map<string, string>>;
  /** Files that are gone or empty on the disk, and since when: they may be in the middle of being written. */
  doubts: Map<string, number>;
  /** Folders that are left out of lists. */
  skipped: readonly string[];
}

/** A file as it was read. */
export interface Reading {
  text: string | undefined;
  /** Its stamp: see `readStamp`. */
  stamp: string;
  /** When it was read, in milliseconds since 1970. */
  at: number;
}

/** What is remembered before anything is read. @param skipped ids of folders that hold nothing that an author wrote. */
export const nothingRead = (skipped: readonly string[] = []) => ({
  texts: new Map<string, Reading>(),
  found: new Map<string, boolean>(),
  lists: new Map<string, Map<string, string>>(),
  doubts: new Map<string, number>(),
  skipped,
});

/** Files on the disk, read when they are asked for. */
export function readFiles(known: ReturnType<typeof nothingRead> = nothingRead()): ReadFiles {
  const { texts, found, lists, skipped } = known;
  const listed = (folder: string) => once(lists, folder, () => listFiles(folder, readStamp, skipped));
  return {
    ...known,
    made: new Map(),
    list: (folder) => [...listed(folder).keys()].sort(),
    unreadable: (folder) => [...listed(folder)].flatMap(([file, stamp]) => (stamp === '' ? file : [])).sort(),
    text: (file) => once(texts, file, () => readingOf(file, readStamp(file), Date.now())).text,
    has: (file) => once(found, file, () => existsSync(file)),
    isFollowed: (file) => texts.has(file) || [...lists.values()].some((list) => list.has(file)),
  };
}

/** Reads what isn't known yet. */
export function once<Key, T>(known: Map<Key, T>, key: Key, read: () => T): T {
  const value = known.get(key) ?? read();
  known.set(key, value);
  return value;
}

/** Folders that hold nothing that an author wrote, and too many files. */
const SKIPPED = ['node_modules', '.git', '.site'];

/**
 * The files in a folder and its folders, each with its stamp: empty for what can't be read.
 * @throws if the folder itself can't be read.
 */
export function listFiles(
  folder: string,
  stamp: (file: string) => string,
  skipped: readonly string[] = [],
): Map<string, string> {
  /** @param above real paths of folders whose links have led here: one that leads back isn't followed. */
  function* walk(
    at: string,
    above: readonly string[] = [],
    entries: readonly Dirent[] | undefined = attempt(() => readEntries(at)),
  ): Generator<[file: string, stamp: string]> {
    if (!entries) yield [at, ''];
    for (const entry of entries ?? []) {
      const file = toId(path.join(at, entry.name));
      if (SKIPPED.includes(entry.name) || skipped.includes(file)) continue;
      if (entry.isDirectory()) yield* walk(file, above);
      else if (entry.isSymbolicLink()) yield* walkLink(file, [...above, realPath(at) ?? at]);
      else yield [file, stamp(file)];
    }
  }
  function* walkLink(file: string, above: readonly string[]): Generator<[file: string, stamp: string]> {
    const target = realPath(file);
    // Editors note by a hidden link that leads nowhere who has a file open.
    if (target === undefined && path.posix.basename(file).startsWith('.')) return;
    if (target === undefined || !readStats(target)?.isDirectory()) yield [file, stamp(file)];
    else if (!above.some((one) => one === target || one.startsWith(target + path.sep))) yield* walk(file, above);
  }
  return new Map(walk(toId(folder), [], readEntries(folder)));
}

/** None of a folder that doesn't exist, or that disappears meanwhile. @throws if it can't be read. */
function readEntries(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}

/** Where a file lies that may be a link, or in a linked folder; undefined if it isn't there. */
export const realPath = (file: string): string | undefined => attempt(() => realpathSync.native(file));

/** Undefined of what isn't there, and of what can't be read. */
const readStats = (file: string) => attempt(() => statSync(file, { throwIfNoEntry: false }));

/** What tells without reading whether a file changed: its times, size and inode. Empty if it can't be read. */
export function readStamp(file: string): string {
  const stats = readStats(file);
  return stats ? `${stats.mtimeMs} ${stats.ctimeMs} ${stats.size} ${stats.ino}` : '';
}

/** @param stamp read before the text: if the file changes in between, the next look finds another one. */
export const readingOf = (file: string, stamp: string, at: number): Reading => ({ text: readText(file), stamp, at });
