import { existsSync } from 'node:fs';
import { attempt } from './attempt';
import { listFiles, once, readFiles, readingOf, readStamp, type Reading, type ReadFiles } from './files';

/** What happened to a file. */
export type FileChange = 'create' | 'update' | 'delete';

/** What a second look at the disk found. */
export interface Look {
  /** The same object if nothing changed: what is read through it later is followed, too. */
  files: ReadFiles;
  changes: ReadonlyMap<string, FileChange>;
  /** True while a file may be in the middle of being written: a look after `WRITE_TIME` tells. */
  isUnsettled: boolean;
}

/** Milliseconds that a program may take to save a file: until then, a file that is gone or empty may come back. */
export const WRITE_TIME = 100;

/**
 * Milliseconds between a change of a file and a reading, below which the next change may have the same time: file systems
 * count in steps of up to two seconds.
 */
const COARSEST_STEP = 2000;

/**
 * Compares what was read with the disk. A file is read again only if its stamp changed, so a look costs some microseconds a
 * file. It needs no reports of changes, which may come late or not at all.
 * @param now milliseconds since 1970.
 */
export function lookAgain(files: ReadFiles, now: number = Date.now()): Look {
  const stamps = new Map<string, string>();
  const stamp = (file: string) => once(stamps, file, () => readStamp(file));
  const next = { texts: new Map(files.texts), found: new Map(files.found), lists: new Map(files.lists) };
  const changes = new Map<string, FileChange>();

  for (const [folder, before] of files.lists) {
    // A system may say that a folder can't be read which it's about to delete.
    const list = attempt(() => listFiles(folder, stamp, files.skipped)) ?? new Map(before);
    next.lists.set(folder, list);
    for (const file of new Set([...before.keys(), ...list.keys()]))
      if (before.get(file) !== list.get(file)) changes.set(file, kindOf(before.has(file), list.has(file)));
  }
  for (const [file, before] of files.texts) {
    if (stamp(file) === before.stamp && isSure(before)) continue;
    const reading = readingOf(file, stamp(file), now);
    next.texts.set(file, reading);
    if (reading.text === before.text) changes.delete(file);
    else changes.set(file, kindOf(before.text !== undefined, reading.text !== undefined));
  }
  for (const [file, before] of files.found) {
    const exists = existsSync(file);
    next.found.set(file, exists);
    if (exists !== before) changes.set(file, kindOf(before, exists));
  }

  const doubts = new Map<string, number>();
  for (const [file, kind] of changes) {
    if (kind === 'create' || (kind === 'update' && next.texts.get(file)?.text !== '')) continue;
    const since = files.doubts.get(file) ?? now;
    if (now - since >= WRITE_TIME) continue;
    doubts.set(file, since);
    changes.delete(file);
    putBack(file, files.texts, next.texts);
    putBack(file, files.found, next.found);
    for (const [folder, list] of next.lists) putBack(file, files.lists.get(folder), list);
  }
  const isUnsettled = doubts.size > 0;
  if (changes.size > 0) return { files: readFiles({ ...next, doubts, skipped: files.skipped }), changes, isUnsettled };
  for (const [file, reading] of next.texts) files.texts.set(file, reading);
  for (const [folder, list] of next.lists) files.lists.set(folder, list);
  files.doubts = doubts;
  return { files, changes, isUnsettled };
}

/** False for a file that may have changed without another stamp: it was written just before it was read. */
const isSure = ({ text, stamp, at }: Reading) => text === undefined || Number.parseFloat(stamp) < at - COARSEST_STEP;

const kindOf = (was: boolean, is: boolean): FileChange => (was ? (is ? 'update' : 'delete') : 'create');

function putBack<T>(file: string, from: ReadonlyMap<string, T> | undefined, to: Map<string, T>): void {
  const value = from?.get(file);
  if (value !== undefined) to.set(file, value);
}
