import { realpathSync } from 'node:fs';
import path from 'node:path';
import { normalizePath } from 'vite';
import { findManifest, packageOf } from './installed-package';

/**
 * Tells the declarations whose comments the editor shows from those that only the compiler reads: the files of packages that
 * code imports, of packages in the same scope, and of their types in `@types`.
 * @param root folder from which packages are resolved, absolute.
 * @param names what code imports.
 */
export function keepsComments(root: string, names: readonly string[]): (file: string) => boolean {
  const packages = [...new Set(names.map(packageOf))];
  const folders = packages.flatMap((name) => {
    const manifest = findManifest(name, root);
    return manifest === undefined ? [] : `${normalizePath(realpathSync(path.dirname(manifest)))}/`;
  });
  const starts = packages.flatMap((name) => [
    name.startsWith('@') ? name.replace(/[^/]+$/, '') : `${name}/`,
    `@types/${name.replace(/^@(.*)\//, '$1__')}/`,
  ]);
  return (file) => {
    const inner = folders.find((folder) => file.startsWith(folder))?.length ?? 0;
    if (inner > 0 && !file.includes('/node_modules/', inner)) return true;
    const name = file.slice(file.lastIndexOf('/node_modules/') + '/node_modules/'.length);
    return starts.some((start) => name.startsWith(start));
  };
}
