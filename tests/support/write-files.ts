import { mkdir, mkdtemp, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';

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

/** Writes files to a new folder that finds the packages of this repository. Answers the folder's path. */
export async function writeProject(files: Record<string, string>): Promise<string> {
  const folder = await writeFiles(files);
  const packages = fileURLToPath(new URL('../../node_modules', import.meta.url));
  await symlink(packages, join(folder, 'node_modules'), 'junction');
  return folder;
}
