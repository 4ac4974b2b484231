import { BuildError, findNearest } from 'live-playground/model';
import { byAge, compareVersions, minorOf, type Problem } from '../../../core/model';

/** A version of a package. */
interface Published {
  name: string;
  version: string;
}

/** What an author may write for versions: a version or a part of it, with the package's name before it; or a rule. */
export const RUN = /^(?:last \d+ minors?|last of each major|(?:\S+@)?\d+(?:\.\d+){0,2})$/;

/** True for what names no version: `last 5 minors`. */
export const isRule = (wanted: string): boolean => wanted.startsWith('last ');

/** True if `7.40`, `7.40.1` or `old-grid@7.40` names a version. */
export function namesVersion(wanted: string, { name, version }: Published): boolean {
  const [number = '', of] = wanted.split('@').toReversed();
  const isOf = of === undefined || wanted.slice(0, -number.length - 1) === name;
  return isOf && `${version}.`.startsWith(`${number}.`);
}

/**
 * The versions that a site offers to run its demos in, oldest first, without prereleases and the installed one.
 * @param wanted what the option says.
 * @param packages published versions by package, those of former names first.
 * @throws {BuildError} naming versions that weren't published.
 */
export function chooseRuns(
  wanted: readonly string[],
  packages: ReadonlyMap<string, readonly string[]>,
  installed: Published,
): Published[] {
  const names = [...packages.keys()];
  const all = [...packages]
    .flatMap(([name, versions]) => versions.map((version): Published => ({ name, version })))
    .filter(({ version }) => /^\d+\.\d+\.\d+$/.test(version))
    .toSorted(byAge(names));
  const lastOf = (part: (version: string) => string) =>
    all.filter((one, at) => {
      const next = all[at + 1];
      return next?.name !== one.name || part(next.version) !== part(one.version);
    });
  const problems: Problem[] = [];
  const choose = (text: string): readonly Published[] => {
    const [, minors] = /^last (\d+) minors?$/.exec(text) ?? [];
    if (minors !== undefined) return lastOf(minorOf).slice(-Number(minors));
    if (isRule(text)) return lastOf((version) => version.split('.', 1)[0] ?? '');
    // Of two packages that have such a version, the newer one counts.
    const found = all.findLast((one) => namesVersion(text, one));
    if (!found) problems.push(noSuchVersion(text, all));
    return found ? [found] : [];
  };
  const chosen = new Set(wanted.flatMap(choose));
  if (problems.length > 0) throw new BuildError(problems);
  return all.filter((one) => chosen.has(one) && (one.name !== installed.name || one.version !== installed.version));
}

function noSuchVersion(text: string, all: readonly Published[]): Problem {
  const minors = [...new Set(all.map(({ version }) => minorOf(version)))].toSorted(compareVersions);
  const nearest = findNearest(text, minors) ?? minors.at(-1);
  return {
    file: 'site.config.ts',
    found: `"versions.run" has "${text}", which was not published`,
    expected: 'a published version, or a part of one',
    fix: nearest === undefined ? 'Leave it out' : `Leave it out, or take another: ${nearest}`,
  };
}
