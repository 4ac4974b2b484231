// @ts-check
import { open } from 'node:fs/promises';

/**
 * Saves a text in one write. `writeFile` empties the file first, and a watcher may read it in between.
 * @param {string} file
 * @param {string} text
 */
export async function saveFile(file, text) {
  const handle = await open(file, 'r+');
  const { bytesWritten } = await handle.write(text, 0);
  await handle.truncate(bytesWritten);
  await handle.close();
}
