import type { Folder } from './plan';

const ENDINGS = ['', '.tsx', '.ts', '.jsx', '.js', '.mjs', '/index.tsx', '/index.ts', '/index.jsx', '/index.js'];

/** The file of a folder that a path stands for: with an ending, or the `index` in it. Files elsewhere in the repository are read, too. */
export function findFile({ files, read }: Pick<Folder, 'files' | 'read'>, named: string): string | undefined {
  const target = named.replace(/\/$/, '');
  return ENDINGS.map((ending) => target + ending).find(
    (file) => files.has(file) || (file.startsWith('../') && read(file) !== undefined),
  );
}
