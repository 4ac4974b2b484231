import { existsSync, readdirSync, statSync, type Dirent } from 'node:fs';
import path from 'node:path';
import { readText } from './hash-text';
import { toId } from './paths';

/**
 * Files as one reading found them. Each is read once, so that everything in a snapshot comes from the same texts.
 * Files are named by id.
 */
export interface Files {
  /** Files in a folder and its folders, sorted; none if there is no such folder. */
  list(folder: string): readonly string[];
  /** Undefined if there is no such file. */
  text(file: string): string | undefined;
  /** True for a file or a folder. */
  has(file: string): boolean;
  /** True for a file that was listed or read: `lookAgain` finds what changes in it. */
  isFollowed(file: string): boolean;
}

/** What `readFiles` remembers. */
export interface ReadFiles extends Files {
  texts: Map<string, Reading>;
  found: Map<string, boolean>;
  /** Files by folder, each with its stamp. */
  lists: Map<string, Map<string, string>>;
  /** Files that are gone or empty on the disk, and since when: they may be in the middle of being written. */
  doubts: Map<string, number>;
}

/** A file as it was read. */
export interface Reading {
  text: string | undefined;
  /** Its stamp: see `readStamp`. */
  stamp: string;
  /** When it was read, in milliseconds since 1970. */
  at: number;
}

/** Files on the disk, read when they are asked for. */
export function readFiles(known?: Pick<ReadFiles, 'texts' | 'found' | 'lists' | 'doubts'>): ReadFiles {
  const { texts, found, lists, doubts } = known ?? {
    texts: new Map<string, Reading>(),
    found: new Map<string, boolean>(),
    lists: new Map<string, Map<string, string>>(),
    doubts: new Map<string, number>(),
  };
  return {
    texts,
    found,
    lists,
    doubts,
    list: (folder) => [...once(lists, folder, () => listFiles(folder, readStamp)).keys()].sort(),
    text: (file) => once(texts, file, () => readingOf(file, readStamp(file), Date.now())).text,
    has: (file) => once(found, file, () => existsSync(file)),
    isFollowed: (file) => texts.has(file) || [...lists.values()].some((list) => list.has(file)),
  };
}

/** Reads what isn't known yet. */
export function once<T>(known: Map<string, T>, key: string, read: () => T): T {
  const value = known.get(key) ?? read();
  known.set(key, value);
  return value;
}

/** Folders that hold nothing that an author wrote, and too many files. */
const SKIPPED = ['node_modules', '.git', '.site'];

/** The files in a folder and its folders, each with its stamp. */
export function listFiles(folder: string, stamp: (file: string) => string): Map<string, string> {
  const files = readEntries(folder).map(({ parentPath, name }) => toId(path.join(parentPath, name)));
  return new Map(files.map((file) => [file, stamp(file)]));
}

/** None of a folder that doesn't exist, or that disappears meanwhile. */
function readEntries(folder: string): Dirent[] {
  try {
    const entries = readdirSync(folder, { withFileTypes: true }).filter(({ name }) => !SKIPPED.includes(name));
    return entries.flatMap((entry) => (entry.isDirectory() ? readEntries(path.join(folder, entry.name)) : [entry]));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}

/** What tells without reading whether a file changed: its times, size and inode. Empty if there is no such file. */
export function readStamp(file: string): string {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats ? `${stats.mtimeMs} ${stats.ctimeMs} ${stats.size} ${stats.ino}` : '';
}

/** @param stamp read before the text: if the file changes in between, the next look finds another one. */
export const readingOf = (file: string, stamp: string, at: number): Reading => ({ text: readText(file), stamp, at });
