import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** What `package.json` says of a package, as far as the engine reads it. */
export interface Manifest {
  version?: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  repository?: string | { url?: string; directory?: string };
}

/** The package that modules in a folder import by a name; undefined if it isn't installed. */
export function installedPackage(name: string, folder: string): Manifest | undefined {
  const found = readManifest(path.join(folder, 'node_modules', name));
  if (found) return found;
  const parent = path.dirname(folder);
  return parent === folder ? undefined : installedPackage(name, parent);
}

/** The `package.json` in a folder; undefined if there is none. */
export function readManifest(folder: string): Manifest | undefined {
  const file = path.join(folder, 'package.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Manifest) : undefined;
}
