import { mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { attempt } from './attempt';

/** Writes a file that is complete or absent whenever the process ends, and if others write it, too. Its folder need not be there. */
export function writeWhole(file: string, content: string | Uint8Array): void {
  const unfinished = `${file}.${process.pid}`;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(unfinished, content);
  renameSync(unfinished, file);
}

/** Files that one command leaves for the next, each by a name that says what it's made of. @param folder absolute. */
export function keptFiles(folder: string) {
  const used = new Set<string>();
  return {
    /** Where a file is, or would be. It's used. */
    use(name: string): string {
      used.add(name);
      return path.join(folder, name);
    },
    /** Deletes those that aren't used. */
    prune(): void {
      for (const name of attempt(() => readdirSync(folder)) ?? [])
        if (!used.has(name)) rmSync(path.join(folder, name), { force: true });
    },
  };
}
