import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { BuildError } from '../build-error';

/** The installed version of a package, as seen from a folder. */
export function versionOf(name: string, folder: string, root: string): string {
  for (let at = folder; ; at = path.dirname(at)) {
    const manifest = path.join(at, 'node_modules', name, 'package.json');
    if (existsSync(manifest)) return (JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }).version;
    if (at === path.dirname(at)) break;
  }
  throw new BuildError([
    {
      file: path.relative(root, folder) || '.',
      found: `the package "${name}" is not installed`,
      expected: 'every package that a demo imports among the dependencies',
      fix: `Run npm install ${name}`,
    },
  ]);
}
