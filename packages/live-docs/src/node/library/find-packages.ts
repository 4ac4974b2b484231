import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { parse } from 'yaml';
import { readText } from '../files/hash-text';
import type { Manifest } from '../files/installed-package';
import { parseJson } from '../files/parse-json';
import { toId } from '../files/paths';

/** What `package.json` says of a package in the repository. */
export interface PackageManifest extends Manifest {
  name?: string;
  source?: unknown;
  main?: string;
  module?: string;
  types?: string;
  exports?: unknown;
  workspaces?: readonly string[] | { packages?: readonly string[] };
}

/** A package in the repository. */
export interface FoundPackage {
  /** Id of its folder. */
  folder: string;
  manifest: PackageManifest;
}

/**
 * The packages of the repository: those that a folder lies in, the nearest first, and those of their workspaces.
 * @param folder absolute.
 */
export function findPackages(folder: string): FoundPackage[] {
  const around = [...above(toId(folder))].flatMap((at) => readPackage(at) ?? []);
  const workspaces = [...above(toId(folder))].flatMap((at) =>
    workspaceFolders(
      at,
      around.find((one) => one.folder === at),
    ),
  );
  return [...around, ...workspaces.flatMap((at) => readPackage(at) ?? [])];
}

/**
 * The package of the repository that has a name. A folder that installs the package isn't the package itself, although people
 * name the folder of its site after it.
 */
export const findNamedPackage = (packages: readonly FoundPackage[], name: string): FoundPackage | undefined =>
  packages.find(({ manifest }) => manifest.name === name && manifest.dependencies?.[name] === undefined);

function* above(folder: string): Generator<string> {
  for (let at = folder; ; at = path.posix.dirname(at)) {
    yield at;
    if (at === path.posix.dirname(at)) return;
  }
}

/** Undefined of a folder without a `package.json`, or with one that isn't JSON. */
function readPackage(folder: string): FoundPackage | undefined {
  const manifest = parseJson<PackageManifest>(readText(`${folder}/package.json`));
  return manifest && { folder, manifest };
}

/** The packages that a workspace lists, as npm and yarn write it, or pnpm. */
function workspaceFolders(root: string, found: FoundPackage | undefined): string[] {
  const { workspaces = [] } = found?.manifest ?? {};
  const own = 'packages' in workspaces ? (workspaces.packages ?? []) : (workspaces as readonly string[]);
  const patterns = [...own, ...pnpmPatterns(`${root}/pnpm-workspace.yaml`)].map((pattern) =>
    path.posix.join(pattern, 'package.json'),
  );
  if (patterns.length === 0) return [];
  const files = globSync(patterns, { cwd: root, ignore: ['**/node_modules/**'], expandDirectories: false });
  return files.sort().map((file) => path.posix.join(root, path.posix.dirname(file)));
}

function pnpmPatterns(file: string): readonly string[] {
  if (!existsSync(file)) return [];
  const { packages } = (parse(readFileSync(file, 'utf8')) ?? {}) as { packages?: readonly string[] };
  return packages ?? [];
}
