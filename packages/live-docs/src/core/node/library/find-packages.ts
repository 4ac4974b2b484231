import path from 'node:path';
import { globSync } from 'tinyglobby';
import type { Problem } from '../../model';
import { readText } from '../files/hash-text';
import type { Manifest } from '../files/installed-package';
import { foldersAbove, toId, toPosix } from '../files/paths';
import { readJson } from '../files/read-json';
import { readYaml } from '../files/read-yaml';

/** What `package.json` says of a package in the repository. */
export interface PackageManifest extends Manifest {
  source?: unknown;
  types?: string;
  scripts?: Record<string, string>;
  files?: unknown;
  workspaces?: readonly string[] | { packages?: readonly string[] };
}

/** A package in the repository. */
export interface FoundPackage {
  /** Id of its folder. */
  folder: string;
  manifest: PackageManifest;
}

/** The packages of a repository. */
export interface FoundPackages {
  packages: FoundPackage[];
  /** Files about them that can't be read. */
  problems: Problem[];
}

/**
 * The packages of the repository: those that a folder lies in, the nearest first, and those of their workspaces.
 * @param folder absolute.
 */
export function findPackages(folder: string): FoundPackages {
  const site = toId(folder);
  const problems: Problem[] = [];
  /** What a file says; undefined if there's none, or it can't be read. */
  const readAs = <T>(file: string, read: (text: string, filename: string) => { value?: T; problem?: Problem }) => {
    const text = readText(file);
    if (text === undefined) return undefined;
    const { value, problem } = read(text, toPosix(site, file));
    if (problem) problems.push(problem);
    return value;
  };
  const packageIn = (at: string): FoundPackage[] => {
    const manifest = readAs(`${at}/package.json`, readJson<PackageManifest>);
    return manifest ? [{ folder: at, manifest }] : [];
  };
  const around = foldersAbove(site).flatMap(packageIn);
  const workspaces = foldersAbove(site).flatMap((at) => {
    const pnpm = readAs(`${at}/pnpm-workspace.yaml`, readPnpm);
    return workspaceFolders(at, around.find((one) => one.folder === at)?.manifest, pnpm ?? []);
  });
  return { packages: [...around, ...workspaces.flatMap(packageIn)], problems };
}

/**
 * The package of the repository that has a name. A folder that installs the package isn't the package itself, although people
 * name the folder of its site after it.
 */
export const findNamedPackage = (packages: readonly FoundPackage[], name: string): FoundPackage | undefined =>
  packages.find(({ manifest }) => manifest.name === name && manifest.dependencies?.[name] === undefined);

/** The folders of the packages that a workspace lists, as npm and yarn write it, or pnpm. */
function workspaceFolders(root: string, manifest: PackageManifest | undefined, pnpm: readonly string[]): string[] {
  const { workspaces = [] } = manifest ?? {};
  const own = 'packages' in workspaces ? (workspaces.packages ?? []) : (workspaces as readonly string[]);
  const patterns = [...own, ...pnpm].map((pattern) => path.posix.join(pattern, 'package.json'));
  if (patterns.length === 0) return [];
  const files = globSync(patterns, { cwd: root, ignore: ['**/node_modules/**'], expandDirectories: false });
  return files.sort().map((file) => path.posix.join(root, path.posix.dirname(file)));
}

function readPnpm(text: string, filename: string): { value: readonly string[]; problem?: Problem } {
  const { value, problem } = readYaml(text, { filename, what: 'the workspace' });
  const { packages } = (value ?? {}) as { packages?: readonly string[] | null };
  return { value: packages ?? [], ...(problem ? { problem } : {}) };
}
