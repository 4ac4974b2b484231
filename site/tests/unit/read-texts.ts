import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The site's folder. */
export const SITE = path.resolve(import.meta.dirname, '../..');

/** Files of a folder and those in it, by their path in the folder with `/`, with their texts. */
export function readTexts(folder: string, name: RegExp): { file: string; text: string }[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => name.test(file))
    .map((file) => ({ file, text: readFileSync(path.join(folder, file), 'utf8') }));
}
