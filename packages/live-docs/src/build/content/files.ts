import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { toId } from '../paths';

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
  /** True for a file that somebody asked for. */
  wasRead(file: string): boolean;
}

/** What `readFiles` remembers. */
export interface ReadFiles extends Files {
  texts: ReadonlyMap<string, string | undefined>;
  found: ReadonlyMap<string, boolean>;
}

/**
 * Files on the disk, read when they are asked for.
 * @param previous the reading before this one. Its texts count but for what changed, and for packages, because the
 * development server doesn't watch those.
 * @param changed ids of the files that were added, edited or deleted since.
 */
export function readFiles(previous?: ReadFiles, changed: readonly string[] = []): ReadFiles {
  const stays = ([file]: readonly [string, unknown]) => !changed.includes(file) && !file.includes('/node_modules');
  const texts = new Map([...(previous?.texts ?? [])].filter(stays));
  const found = new Map([...(previous?.found ?? [])].filter(stays));
  const once = <T>(known: Map<string, T>, file: string, read: () => T): T => {
    if (known.has(file)) return known.get(file) as T;
    const value = read();
    known.set(file, value);
    return value;
  };
  return {
    texts,
    found,
    list: listFiles,
    text: (file) => once(texts, file, () => readText(file)),
    wasRead: (file) => texts.has(file) || found.has(file),
    has: (file) => once(found, file, () => existsSync(file)),
  };
}

function listFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const all = readdirSync(folder, { recursive: true, withFileTypes: true });
  return all
    .filter((entry) => !entry.isDirectory())
    .map(({ parentPath, name }) => toId(path.join(parentPath, name)))
    .sort();
}

function readText(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
