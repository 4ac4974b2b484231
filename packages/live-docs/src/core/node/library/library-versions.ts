import { versionOf } from '../files/installed-package';
import type { Files } from '../files/files';
import type { Library } from './library';

/** A documented package with its version. */
export interface VersionedLibrary {
  name: string;
  version: string;
}

/**
 * The versions of the documented packages: of those that are the folder's own, what their `package.json` says.
 * @param root id of the site's folder.
 * @throws {BuildError} if one isn't installed.
 */
export const libraryVersions = (all: readonly Library[], root: string, files: Files): VersionedLibrary[] =>
  all.map(({ name, own }) => ({ name, version: own ? own.version : versionOf(name, root, files) }));

/** The version that all documented packages have; empty if they differ, or if there's none. */
export function commonVersion(libraries: readonly VersionedLibrary[]): string {
  const [version = '', ...others] = new Set(libraries.map((one) => one.version));
  return others.length === 0 ? version : '';
}
