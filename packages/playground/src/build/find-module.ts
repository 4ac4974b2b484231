import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { normalizePath } from 'vite';

/** Folder of this package's modules: `src`, or `lib` in the published package. */
const MODULES = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

/** Folder of this package, with its `package.json`. */
export const PACKAGE = path.dirname(MODULES);

/** A module of this package, absolute. @param name from the folder of its modules, without ending. */
export function findModule(name: string): string {
  const file = normalizePath(path.join(MODULES, name));
  return existsSync(`${file}.ts`) ? `${file}.ts` : `${file}.js`;
}
