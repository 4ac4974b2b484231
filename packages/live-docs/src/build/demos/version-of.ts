import path from 'node:path';
import { BuildError } from '../build-error';
import type { Files } from '../content/files';

/** The installed version of a package, as seen from a folder; undefined if it isn't installed. */
export function findVersion(name: string, folder: string, files: Files): string | undefined {
  for (let at = folder; ; at = path.posix.dirname(at)) {
    const modules = path.posix.join(at, 'node_modules');
    const manifest = files.has(modules) ? files.text(`${modules}/${name}/package.json`) : undefined;
    if (manifest !== undefined) return (JSON.parse(manifest) as { version: string }).version;
    if (at === path.posix.dirname(at)) return undefined;
  }
}

/** The version of a package that a site needs. @throws {BuildError} if it isn't installed. */
export function versionOf(name: string, root: string, files: Files): string {
  const version = findVersion(name, root, files);
  if (version !== undefined) return version;
  throw new BuildError([
    {
      file: 'package.json',
      found: `the package "${name}" is not installed`,
      expected: 'the documented library, React, and what builds exported demos',
      fix: `Run npm install ${name}`,
    },
  ]);
}
