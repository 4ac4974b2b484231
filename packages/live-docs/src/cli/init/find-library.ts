import { existsSync } from 'node:fs';
import path from 'node:path';
import { BuildError } from 'live-playground/model';
import { installedPackage, type Manifest } from '../../core/node/files/installed-package';
import { toId } from '../../core/node/files/paths';
import {
  findNamedPackage,
  findPackages,
  type FoundPackage,
  type PackageManifest,
} from '../../core/node/library/find-packages';

/** A package that a site may document. */
export interface LibraryChoice {
  name: string;
  manifest: Manifest & PackageManifest;
  /** Id of its folder, if it lies in this repository. */
  folder?: string;
}

/** Packages for React that many sites have and none documents. */
const NEVER = /^(react-dom|live-docs|live-playground|react-test-renderer|@testing-library\/.*|@types\/.*)$/;

/**
 * The packages that a site in a folder may document, the likeliest first: the package that the folder belongs to, if that is
 * a library for React; else those that it depends on, and those of its workspace.
 * @param root the site's folder, absolute. It may not exist yet.
 */
export function findLibrary(root: string): LibraryChoice[] {
  const { packages } = findPackages(root);
  const home = packages.find(({ folder }) => folder === toId(manifestFolder(root)));
  if (home && isLibrary(home)) return [ownChoice(home)];
  const { dependencies, devDependencies }: Manifest = home?.manifest ?? {};
  const needed = Object.keys({ ...dependencies, ...devDependencies });
  const own = packages.filter((one) => one !== home && isLibrary(one)).map(ownChoice);
  const installed = needed.flatMap((name): LibraryChoice[] => {
    const manifest = NEVER.test(name) ? undefined : installedPackage(name, root);
    return manifest?.peerDependencies?.['react'] ? [own.find((one) => one.name === name) ?? { name, manifest }] : [];
  });
  // Those that are needed and of the workspace, those of the workspace, those that are installed.
  const rank = (one: LibraryChoice) => (own.includes(one) ? (installed.includes(one) ? 0 : 1) : 2);
  return [...new Set([...installed, ...own])].sort((a, b) => rank(a) - rank(b));
}

/** The package of a name that a site in a folder can import. @throws {BuildError} if there is none. */
export function findNamed(root: string, name: string): LibraryChoice {
  const own = findNamedPackage(findPackages(root).packages, name);
  if (own) return ownChoice(own);
  const manifest = installedPackage(name, root);
  if (manifest) return { name, manifest };
  throw new BuildError([
    {
      file: 'package.json',
      found: `the package "${name}" isn't installed`,
      expected: 'the npm name of an installed package, or of one of this repository',
      fix: `Run "npm install ${name}", or correct the name`,
    },
  ]);
}

/** The folder of the `package.json` that a site's folder belongs to; the folder itself if there is none. */
export function manifestFolder(root: string): string {
  for (let at = root; ; at = path.dirname(at)) {
    if (existsSync(path.join(at, 'package.json'))) return at;
    if (at === path.dirname(at)) return root;
  }
}

/** True for a package whose published files are built to the folder that sites are built to. */
export function publishesDist({ main, module, types, exports }: PackageManifest): boolean {
  return /"(\.\/)?dist\//.test(JSON.stringify([main, module, types, exports]));
}

const ownChoice = ({ folder, manifest }: FoundPackage): LibraryChoice => ({
  name: manifest.name ?? '',
  manifest,
  folder,
});

/** True for a package that is made for React. A site or an app depends on React instead. */
const isLibrary = ({ manifest: { name = '', peerDependencies } }: FoundPackage): boolean =>
  name !== '' && !NEVER.test(name) && peerDependencies?.['react'] !== undefined;
