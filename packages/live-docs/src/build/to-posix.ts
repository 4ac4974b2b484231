import path from 'node:path';

/** A file's path from a folder, with `/` on every system: `docs/demo/simple.tsx`. Both absolute. */
export function toPosix(folder: string, file: string): string {
  return path.relative(folder, file).split(path.sep).join('/');
}
