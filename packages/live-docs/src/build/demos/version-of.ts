import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { BuildError } from '../build-error';

/** The installed version of a package, as seen from a folder. */
export function versionOf(name: string, folder: string, root: string): string {
  const manifest = findManifest(name, folder);
  if (manifest) return (JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }).version;
  throw new BuildError([
    {
      file: path.relative(root, folder) || '.',
      found: `the package "${name}" is not installed`,
      expected: 'every package that a demo imports among the dependencies',
      fix: `Run npm install ${name}`,
    },
  ]);
}

/** True where a package is there, as seen from a folder. */
export function isInstalled(name: string, folder: string): boolean {
  return findManifest(name, folder) !== undefined;
}

function findManifest(name: string, folder: string): string | undefined {
  for (let at = folder; ; at = path.dirname(at)) {
    const manifest = path.join(at, 'node_modules', name, 'package.json');
    if (existsSync(manifest)) return manifest;
    if (at === path.dirname(at)) return undefined;
  }
}
