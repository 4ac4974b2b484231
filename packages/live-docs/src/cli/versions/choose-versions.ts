import { compareVersions, minorOf } from '../../core/model';

/** A version of a package. */
export interface Published {
  name: string;
  version: string;
}

/** Which versions are read. */
export interface VersionChoice {
  /** The oldest one. */
  since?: string | undefined;
  /** `minor` for the last version of each minor. */
  only?: 'minor' | undefined;
  /** The installed version, which is always read. */
  installed: string;
}

/**
 * The versions to read, oldest first; prereleases are left out.
 * @param packages versions of each package, those of former names first.
 */
export function chooseVersions(packages: ReadonlyMap<string, readonly string[]>, choice: VersionChoice): Published[] {
  const { since, only, installed } = choice;
  const newest = [...packages.keys()].at(-1);
  const all = [...packages].flatMap(([name, versions]) =>
    versions
      .filter((version) => /^\d+\.\d+\.\d+$/.test(version))
      .toSorted(compareVersions)
      .map((version) => ({ name, version })),
  );
  const start = since === undefined ? 0 : startOf(all, since);
  return all.slice(start).filter((one, at, rest) => {
    const next = rest[at + 1];
    const isLast = next?.name !== one.name || minorOf(next.version) !== minorOf(one.version);
    return only !== 'minor' || isLast || (one.name === newest && one.version === installed);
  });
}

/** Where to start: at the newest package that has the major of `since`. */
function startOf(all: Published[], since: string): number {
  const major = since.split('.', 1)[0];
  const name = all.findLast(({ version }) => version.split('.', 1)[0] === major)?.name;
  const at = all.findIndex((one) => one.name === name && compareVersions(one.version, since) >= 0);
  return at === -1 ? all.length : at;
}
