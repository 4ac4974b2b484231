import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Writes files, in place of those that were written before. What exists otherwise stays as it is.
 * @param root absolute.
 * @param before names of files that an earlier call has written.
 * @returns the names of those that were written.
 */
export function writeFiles(root: string, files: Record<string, string>, before: readonly string[] = []): string[] {
  for (const file of before) rmSync(path.join(root, file));
  const written = Object.keys(files).filter((file) => !existsSync(path.join(root, file)));
  for (const file of written) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), files[file] ?? '');
  }
  return written;
}

/** Adds scripts to a `package.json` as npm would write it. @returns the names of those that it lacked. */
export function addScripts(file: string, scripts: Record<string, string>): string[] {
  const text = readFileSync(file, 'utf8');
  const manifest = JSON.parse(text);
  const added = Object.keys(scripts).filter((name) => manifest.scripts?.[name] === undefined);
  const next = { ...manifest, scripts: { ...scripts, ...manifest.scripts } };
  const indent = /^[ \t]+(?=")/m.exec(text)?.[0] ?? 2;
  if (added.length > 0) writeFileSync(file, JSON.stringify(next, undefined, indent) + (/\n$/.exec(text)?.[0] ?? ''));
  return added;
}

/** Adds folders to a `.gitignore`, unless a line has them. */
export function addIgnored(file: string, names: string[]): void {
  const text = existsSync(file) ? readFileSync(file, 'utf8').replace(/(?<=[^\n])$/, '\n') : '';
  const lines = text.split('\n').map((line) => line.trim().replace(/^\/|\/$/g, ''));
  const added = names.filter((name) => !lines.includes(name)).map((name) => `${name}\n`);
  if (added.length > 0) writeFileSync(file, text + added.join(''));
}
