import { existsSync, readdirSync } from 'node:fs';
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
  /** True for a file that somebody asked for. */
  wasRead(file: string): boolean;
  /** Whether the disk still has the text that was read. Undefined if no text was read, and nothing else changed. */
  isCurrent(file: string): boolean | undefined;
}

/** What `readFiles` remembers. */
export interface ReadFiles extends Files {
  texts: ReadonlyMap<string, string | undefined>;
  found: ReadonlyMap<string, boolean>;
  lists: ReadonlyMap<string, readonly string[]>;
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
  const lists = new Map(
    [...(previous?.lists ?? [])].map(([folder, list]) => [folder, updateList(folder, list, changed)] as const),
  );
  const once = <T>(known: Map<string, T>, file: string, read: () => T): T => {
    if (known.has(file)) return known.get(file) as T;
    const value = read();
    known.set(file, value);
    return value;
  };
  return {
    texts,
    found,
    lists,
    list: (folder) => once(lists, folder, () => listFiles(folder)),
    text: (file) => once(texts, file, () => readText(file)),
    wasRead: (file) => texts.has(file) || found.has(file),
    has: (file) => once(found, file, () => existsSync(file)),
    isCurrent(file) {
      if (found.has(file) && found.get(file) !== existsSync(file)) return false;
      return texts.has(file) ? texts.get(file) === readText(file) : undefined;
    },
  };
}

/**
 * A folder's list with only the reported changes in it. Listing the folder anew would also find files whose own report
 * comes later, and that report would then find nothing new.
 */
function updateList(folder: string, list: readonly string[], changed: readonly string[]): readonly string[] {
  const inside = changed.filter((file) => file.startsWith(`${folder}/`));
  if (inside.length === 0) return list;
  return [...list.filter((file) => !inside.includes(file)), ...inside.filter((file) => existsSync(file))].sort();
}

function listFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const all = readdirSync(folder, { recursive: true, withFileTypes: true });
  return all
    .filter((entry) => !entry.isDirectory())
    .map(({ parentPath, name }) => toId(path.join(parentPath, name)))
    .sort();
}
