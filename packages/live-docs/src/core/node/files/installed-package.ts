import path from 'node:path';
import { BuildError } from 'live-playground/model';
import { readFiles, type Files } from './files';
import { readText } from './hash-text';
import { parseJson } from './parse-json';
import { foldersAbove, toId } from './paths';
import { readJson } from './read-json';

/** What `package.json` says of a package, as far as the engine reads it. */
export interface Manifest {
  name?: string;
  version?: string;
  private?: boolean;
  main?: string;
  module?: string;
  exports?: unknown;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
  description?: string;
  repository?: string | { url?: string; directory?: string };
}

/**
 * The folder of the package that modules in a folder import by a name; undefined if it isn't installed.
 * @param folder absolute.
 * @param files what has been read already; by default everything is read from the disk.
 */
export function packageFolder(
  name: string,
  folder: string,
  files: Pick<Files, 'has' | 'text'> = readFiles(),
): string | undefined {
  for (const at of foldersAbove(toId(folder))) {
    const modules = path.posix.join(at, 'node_modules');
    if (files.has(modules) && files.text(`${modules}/${name}/package.json`) !== undefined) return `${modules}/${name}`;
  }
  return undefined;
}

/** What that package says of itself; undefined if it isn't installed completely: the file may be half written. */
export function installedPackage(name: string, folder: string, files: Files = readFiles()): Manifest | undefined {
  const found = packageFolder(name, folder, files);
  return found === undefined ? undefined : parseJson(files.text(`${found}/package.json`));
}

/** The version of a package that a site needs. @throws {BuildError} if it isn't installed. */
export function versionOf(name: string, folder: string, files: Files): string {
  const version = installedPackage(name, folder, files)?.version;
  if (version !== undefined) return version;
  throw new BuildError({
    file: 'package.json',
    found: `the package "${name}" is not installed`,
    expected: 'the documented library, React, and what builds exported demos',
    fix: `Run npm install ${name}`,
  });
}

/** The `package.json` in a folder; undefined if there is none. @throws {BuildError} if it isn't JSON. */
export function readManifest(folder: string): Manifest | undefined {
  const text = readText(path.join(folder, 'package.json'));
  if (text === undefined) return undefined;
  const { value, problem } = readJson<Manifest>(text, 'package.json');
  if (problem) throw new BuildError(problem);
  return value;
}
