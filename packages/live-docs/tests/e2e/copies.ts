import { cp, mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ENGINE } from './serve';

/** Beside the fixtures, as deep as they lie: imports lead to the same sources. */
const COPIES = path.join(ENGINE, 'tests/.copies');

/** Makes a folder for a site that a test builds or edits. @returns its path. The test removes it. */
async function createFolder(name: string): Promise<string> {
  await mkdir(COPIES, { recursive: true });
  return mkdtemp(path.join(COPIES, `${name}-`));
}

/** Writes files, text by path, into a folder. */
export async function writeInto(root: string, files: Record<string, string>): Promise<void> {
  for (const [name, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(root, name)), { recursive: true });
    await writeFile(path.join(root, name), text);
  }
}

/** Writes a site, text by path, to a new folder. @returns its path. The test removes it. */
export async function writeSite(name: string, files: Record<string, string>): Promise<string> {
  const root = await createFolder(name);
  await writeInto(root, files);
  return root;
}

/** Copies a site, without what was made of it. @returns the path of the copy. The test removes it. */
export async function copySite(from: string): Promise<string> {
  const root = await createFolder(path.basename(from));
  await cp(from, root, { recursive: true, filter: (file) => !/[\\/](dist|\.site|node_modules)$/.test(file) });
  return root;
}
