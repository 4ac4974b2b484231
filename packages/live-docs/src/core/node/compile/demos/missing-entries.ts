import path from 'node:path';
import type { Files } from '../../files/files';
import { installedPackage, packageFolder } from '../../files/installed-package';

/** What a package may leave out of the name of its entry. */
const ENDINGS = ['', '.js', '.cjs', '.mjs', '.json', '/index.js'];

/**
 * The files that a package says it starts from, if none of them is there: one of the same workspace that hasn't been built. Empty of
 * a package that's complete, or that says nothing of it.
 */
export function missingEntries(name: string, folder: string, files: Files): string[] {
  const found = packageFolder(name, folder, files);
  const manifest = installedPackage(name, folder, files);
  if (found === undefined || !manifest) return [];
  const { exports, module, main } = manifest;
  const entries = exports === undefined ? [module, main].flatMap((file) => file || []) : entriesOf(exports);
  const isThere = (file: string) => ENDINGS.some((ending) => files.has(path.posix.join(found, file) + ending));
  return entries.some(isThere) ? [] : [...new Set(entries)];
}

/** The files that `exports` has for the name of the package itself. */
function entriesOf(exports: unknown): string[] {
  if (typeof exports === 'string') return [exports];
  if (typeof exports !== 'object' || exports === null) return [];
  if (Array.isArray(exports)) return exports.flatMap(entriesOf);
  const own = Object.entries(exports).filter(([key]) => key === '.' || !key.startsWith('.'));
  return own.flatMap(([, value]) => entriesOf(value));
}
