import { mkdirSync, symlinkSync } from 'node:fs';
import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';

const MODULES = fileURLToPath(new URL('../../node_modules', import.meta.url));

/** Writes files (text by path) to a new folder, which is gone after the test. Answers the folder's path. */
export async function writeFiles(files: Record<string, string>): Promise<string> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'live-docs-')));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  return folder;
}

/**
 * Writes files to a new folder that finds packages of this repository. Answers the folder's path.
 * @param packages names; all packages if left out.
 */
export async function writeProject(files: Record<string, string>, packages?: readonly string[]): Promise<string> {
  const folder = await writeFiles(files);
  linkPackages(folder, packages);
  return folder;
}

/** Has a folder find packages of this repository. @param names all packages if left out. */
export function linkPackages(folder: string, names?: readonly string[]): void {
  const own = join(folder, 'node_modules');
  if (!names) return symlinkSync(MODULES, own, 'junction');
  for (const name of names) {
    mkdirSync(dirname(join(own, name)), { recursive: true });
    symlinkSync(join(MODULES, name), join(own, name), 'junction');
  }
}
