import { fileKind, isStyle } from 'live-playground/model';
import { packageOf } from '../../../model';
import type { Files } from '../../files/files';
import { installedPackage, packageFolder, type Manifest } from '../../files/installed-package';
import { parseJson } from '../../files/parse-json';
import type { Libraries } from '../../library/library';

/** What an edit may import beside what demos import, as imports call it. */
export interface OfferedPackages {
  /** The documented packages, with the files that they export. */
  libraries: string[];
  /** Stylesheets that they export. */
  styles: string[];
  /** Other packages that the site depends on. */
  others: string[];
}

/** What builds a site, or holds types alone. */
const TOOL =
  /^(?:live-docs|live-playground|vite|typescript|react|react-dom|less|sass|sass-embedded|@types\/.*|@vitejs\/.*)$/;

/** Finds what an edit may import although no demo does: the documented packages, and what the site's `package.json` names. */
export function offeredPackages(root: string, libraries: Libraries, files: Files): OfferedPackages {
  const exported = libraries.all.flatMap(({ name, own }) => {
    const isThere = own !== undefined || packageFolder(name, root, files) !== undefined;
    return isThere ? [name, ...(own ? [] : exportedFiles(name, root, files))] : [];
  });
  const documented = new Set(libraries.all.map(({ name }) => name));
  const { dependencies, peerDependencies } = parseJson<Manifest>(files.text(`${root}/package.json`)) ?? {};
  const others = Object.keys({ ...dependencies, ...peerDependencies }).filter(
    (name) => !documented.has(name) && !TOOL.test(name) && isModule(installedPackage(name, root, files)),
  );
  return {
    libraries: exported.filter((name) => !isStyle(name)),
    styles: exported.filter((name) => name.endsWith('.css')),
    others,
  };
}

/** Packages of the libraries that are offered, and all others, by name with their versions. */
export function offeredVersions({ libraries, others }: OfferedPackages, root: string, files: Files) {
  return Object.fromEntries(
    [...libraries, ...others].map(packageOf).flatMap((name) => {
      const version = installedPackage(name, root, files)?.version;
      return version === undefined ? [] : [[name, version]];
    }),
  );
}

/** Scripts and stylesheets that a package exports by name: without patterns, of which nobody knows what they stand for. */
function exportedFiles(name: string, root: string, files: Files): string[] {
  const { exports } = installedPackage(name, root, files) ?? {};
  return Object.keys(typeof exports === 'object' && exports !== null ? exports : {})
    .filter(
      (key) =>
        key.startsWith('./') && !key.includes('*') && !/\.(json|md|d\.ts)$/.test(key) && fileKind(key) !== 'value',
    )
    .map((key) => name + key.slice(1));
}

/** True for a package that scripts can import: others hold styles or commands. */
const isModule = (manifest: Manifest | undefined): boolean =>
  manifest !== undefined &&
  [manifest.exports, manifest.module, manifest.main].some((entry) => entry !== undefined) &&
  !isStyle(manifest.main ?? '');
