import { existsSync } from 'node:fs';
import path from 'node:path';

/**
 * Tells the folder of a site from the ids of demos: the first word is a folder if it has the site's configuration.
 * @param config name of the configuration's file.
 */
export function splitTarget(
  words: readonly string[],
  config = 'site.config.ts',
): { root: string; ids: readonly string[] } {
  const [first] = words;
  const isFolder = first !== undefined && existsSync(path.resolve(first, config));
  return { root: path.resolve(isFolder ? first : '.'), ids: isFolder ? words.slice(1) : words };
}
