import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** A file's text; undefined if it can't be read. */
export function readText(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').replace(/^\uFEFF/, '');
  } catch {
    return undefined;
  }
}

export const hashText = (text: string): string => createHash('sha1').update(text).digest('base64');
