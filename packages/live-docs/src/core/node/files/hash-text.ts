import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { attempt } from './attempt';

/** A file's text without a byte order mark, with `\n` at the end of each line; undefined if it can't be read. */
export const readText = (file: string): string | undefined =>
  attempt(() =>
    readFileSync(file, 'utf8')
      .replace(/^\uFEFF/, '')
      .replaceAll(/\r\n?/g, '\n'),
  );

/** A hash of a text that is the same whichever ends of lines git has written. */
export const hashText = (text: string): string =>
  createHash('sha1').update(text.replaceAll('\r\n', '\n')).digest('base64');

/** A short hash of a content, for the name of a file: twelve hexadecimal digits. */
export const shortHash = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('hex').slice(0, 12);

/** A hash of what is in files, and of which of them can't be read. */
export function hashFiles(files: Iterable<string>): string {
  const hash = createHash('sha256');
  for (const file of [...new Set(files)].sort()) {
    const content = attempt(() => readFileSync(file));
    hash.update(`\n${file} ${content?.length ?? 'absent'}\n`).update(content ?? '');
  }
  return hash.digest('hex');
}

/** The hash of a file's text; undefined if it can't be read. */
export function hashFile(file: string): string | undefined {
  const text = readText(file);
  return text === undefined ? undefined : hashText(text);
}
