import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Writes files and notes what was written. What exists stays as it is. @param root absolute. */
export function createWriter(root: string) {
  const written = new Set<string>();
  const kept = new Set<string>();
  return {
    written,
    kept,
    /** Writes files, in place of those that it wrote before. */
    write(files: Record<string, string>): void {
      for (const file of written) rmSync(path.join(root, file));
      written.clear();
      for (const [file, text] of Object.entries(files)) {
        const place = path.join(root, file);
        if (existsSync(place)) kept.add(file);
        else {
          mkdirSync(path.dirname(place), { recursive: true });
          writeFileSync(place, text);
          written.add(file);
        }
      }
    },
  };
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
