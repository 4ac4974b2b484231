import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Problem } from '../../core/model';
import { BuildError } from 'live-playground/model';
import { toPosix } from '../../core/node/files/paths';

/** Writes files and notes what was written. @param folder that names start from. */
export function createReport(folder: string) {
  const written: string[] = [];
  const kept: string[] = [];
  const added: string[] = [];
  const nameOf = (file: string) => toPosix(folder, file);
  const guarded = <Result>(file: string, act: () => Result): Result => {
    try {
      return act();
    } catch (error) {
      throw new BuildError([cannotWrite(nameOf(file), error)]);
    }
  };
  return {
    /** Writes a file unless there is one. */
    write(file: string, text: string): void {
      const isNew = guarded(file, () => writeNew(file, text));
      (isNew ? written : kept).push(nameOf(file));
    },
    /** Changes a file, or writes it. */
    edit(file: string, change: (text?: string) => { text: string; added: string[] }): void {
      const before = existsSync(file) ? readFileSync(file, 'utf8') : undefined;
      const { text, added: names } = guarded(file, () => change(before));
      if (text === before) return;
      guarded(file, () => writeFileSync(file, text));
      if (before === undefined) written.push(nameOf(file));
      else added.push(`${nameOf(file)}: ${names.join(', ')}`);
    },
    wrote: (file: string) => written.includes(nameOf(file)),
    print(steps: string[]): void {
      if (written.length > 0) console.log(`Written:${list(written)}`);
      if (added.length > 0) console.log(`Added:${list(added)}`);
      if (kept.length > 0) console.log(`Not written, because they exist:${list(kept)}`);
      console.log(`Next:${list(steps)}`);
    },
  };
}

const list = (items: string[]) => `\n${items.map((item) => `  ${item}\n`).join('')}`;

/** Writes a file unless there is one. @returns true if it did. */
function writeNew(file: string, text: string): boolean {
  mkdirSync(path.dirname(file), { recursive: true });
  try {
    writeFileSync(file, text, { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

const cannotWrite = (file: string, error: unknown): Problem => ({
  file,
  found: `it can't be written: ${error instanceof Error ? error.message : String(error)}`,
  expected: 'a folder that can be written to',
  fix: 'Correct its permissions, or name another folder: live-docs init <folder>',
});
